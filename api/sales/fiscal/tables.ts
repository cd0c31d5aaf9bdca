import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    fiscal_documents: 'personal',
    fiscal_hand_overs: {
      userId: ['user_id'],
      file: 'hand-overs.json',
      columns: ['kind', 'state', 'created_at', 'sent_at'],
      names: { order: { id: 'order_id', from: 'shared_orders', column: 'number' } },
      // It holds no personal data.
      isErased: false,
    },
    fiscal_series: 'impersonal',
  },
  publishes: ['shared_failed_hand_overs', 'shared_fiscal_documents'],
  reads: ['shared_files', 'shared_orders'],
  moves: {
    fiscal_documents: {
      user_id: { rows: 'moves', as: 'fiscal_documents' },
    },
    fiscal_hand_overs: {
      user_id: { rows: 'moves' },
    },
  },
} as const satisfies SliceTables;
