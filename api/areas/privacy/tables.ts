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
    account_merges: 'by-reference',
    data_exports: 'personal',
  },
  moves: {
    account_closings: {
      user_id: {
        rows: 'stays',
        blocks: [{ is: 'closing', where: 'canceled_at is null and erased_at is null', of: 'either' }],
      },
    },
    account_merges: {
      removed_user_id: 'stays',
      staying_user_id: 'stays',
    },
    data_exports: {
      user_id: { rows: 'stays', blocks: [{ is: 'export', where: "status = 'waiting'" }] },
    },
  },
} as const satisfies SliceTables;
