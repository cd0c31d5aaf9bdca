import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    bank_lines: 'personal',
    bank_statements: 'impersonal',
  },
  reads: [
    'shared_currencies',
    'shared_orders',
    'shared_organizations',
    'shared_payment_attempts',
    'shared_persons',
    'shared_users',
  ],
  moves: {
    bank_lines: {
      decided_by_user_id: 'stays',
    },
    bank_statements: {
      uploaded_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
