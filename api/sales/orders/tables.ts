import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    invoices: 'personal',
    order_gifts: 'personal',
    order_item_participants: 'personal',
    order_items: 'impersonal',
    orders: 'personal',
  },
  publishes: [
    'shared_accepted_regulations',
    'shared_order_gifts',
    'shared_order_items',
    'shared_order_lines',
    'shared_orders',
    'shared_paid_orders',
    'shared_seat_lines',
    'shared_seats',
  ],
  reads: [
    'shared_affiliations',
    'shared_classes',
    'shared_currencies',
    'shared_files',
    'shared_organizations',
    'shared_payments',
    'shared_persons',
    'shared_refunds',
    'shared_status_history',
    'shared_usernames',
    'shared_users',
  ],
  moves: {
    order_item_participants: {
      person_id: { rows: 'moves', one: [{ per: ['order_item_id'], else: 'class' }] },
    },
    orders: {
      user_id: {
        rows: 'moves',
        as: 'orders',
        blocks: [{ is: 'orders', where: "status in ('pendente', 'aguarda-pagamento')" }],
      },
      approved_by: 'stays',
    },
  },
} as const satisfies SliceTables;
