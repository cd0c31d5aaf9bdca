import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    account_closings: {
      userId: ['user_id'],
      file: 'account-closings.json',
      columns: ['requested_at', 'closes_at', 'canceled_at'],
      // The erasure itself is recorded here.
      isErased: false,
    },
    data_exports: 'personal',
  },
} as const satisfies SliceTables;
