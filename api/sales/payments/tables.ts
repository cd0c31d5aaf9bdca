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
} as const satisfies SliceTables;
