import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** The entries are written by the kernel, with the command that they describe. */
export const tables = {
  owns: {},
  reads: ['shared_audit_entries', 'shared_audit_entry_records', 'shared_persons', 'shared_users'],
} as const satisfies SliceTables;
