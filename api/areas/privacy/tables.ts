import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    account_closings: 'personal',
    data_exports: 'personal',
  },
} as const satisfies SliceTables;
