import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { tax_addresses: 'personal' },
} as const satisfies SliceTables;
