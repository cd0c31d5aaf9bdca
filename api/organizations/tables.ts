import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: { organizations: 'personal' },
} as const satisfies SliceTables;
