import { declareSlice, event } from '#contract/declare.ts';
import { accounts } from './calls.ts';

export const accountsContract = declareSlice({
  calls: accounts,
  events: {
    account_credited: event<{ organization_id: number; currency_id: number }>(),
    /** An order was bought on account, to be paid until `due_at`. */
    order_charged: event<{ order_id: number; due_at: string }>(),
  },
  messages: {
    debit_due: { topic: 'orders', warning: 'alert' },
    debit_overdue: { topic: 'orders', warning: 'important' },
  },
  refusals: {
    entry_exists: 409,
    credit_not_available: 409,
    reservation_too_late: 409,
  },
});
