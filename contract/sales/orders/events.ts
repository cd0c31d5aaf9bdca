import { event } from '#contract/declare.ts';

export const ordersEvents = {
  order_placed: event<{ order_id: number }>(),
  order_paid: event<{ order_id: number }>(),
  order_canceled: event<{ order_id: number }>(),
  /** The money of these lines was returned. */
  order_items_returned: event<{ order_id: number; order_item_ids: number[] }>(),
  service_delivered: event<{ order_id: number; order_item_id: number }>(),
};
