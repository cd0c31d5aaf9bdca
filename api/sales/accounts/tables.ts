import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { ledger_entries: 'impersonal', ledger_checkpoints: 'impersonal' },
  reads: [
    'shared_awaiting_credit',
    'shared_fiscal_documents',
    'shared_orders',
    'shared_organizations',
    'shared_payments',
  ],
  moves: {
    ledger_entries: {
      created_by: 'stays',
    },
  },
} as const satisfies SliceTables;
