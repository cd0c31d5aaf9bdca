import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    payment_cases: 'personal',
    payment_details: 'personal',
    payment_events: 'personal',
    payments: 'personal',
    refunds: 'personal',
  },
  publishes: [
    'shared_awaiting_credit',
    'shared_open_cases',
    'shared_payment_attempts',
    'shared_payments',
    'shared_pending_payments',
    'shared_refunds',
    'shared_running_refunds',
  ],
  reads: [
    'shared_currencies',
    'shared_files',
    'shared_orders',
    'shared_organizations',
    'shared_persons',
    'shared_users',
  ],
  moves: {
    payment_cases: {
      resolved_by: 'stays',
    },
    payment_details: {
      user_id: 'ends',
    },
    payments: {
      user_id: {
        rows: 'moves',
        as: 'payments',
        blocks: [
          { is: 'orders', where: "status = 'pending'" },
          {
            is: 'refunds',
            where: "id in (select payment_id from refunds where status in ('requested', 'approved', 'sent', 'failed'))",
          },
        ],
      },
    },
    refunds: {
      requested_by: 'stays',
      decided_by: 'stays',
    },
  },
} as const satisfies SliceTables;
