import { event } from '#contract/declare.ts';

export const accountsEvents = {
  account_credited: event<{ organization_id: number; currency_id: number }>(),
  /** An order was bought on account, to be paid until `due_at`. */
  order_charged: event<{ order_id: number; due_at: string }>(),
};
