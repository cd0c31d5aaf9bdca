import { declareSlice, event } from '#contract/declare.ts';
import { orders } from './calls.ts';
import { deskSales } from './desk-sale.ts';
import { orderRecords } from './records.ts';
import { orderSettings } from './settings.ts';

export const ordersContract = declareSlice({
  calls: { ...orders, ...orderRecords, ...deskSales },
  settings: orderSettings,
  events: {
    order_placed: event<{ order_id: number }>(),
    order_paid: event<{ order_id: number }>(),
    order_canceled: event<{ order_id: number }>(),
    /** The money of these lines was returned. */
    order_items_returned: event<{ order_id: number; order_item_ids: number[] }>(),
    service_delivered: event<{ order_id: number; order_item_id: number }>(),
  },
  messages: {
    order_placed: { topic: 'orders', warning: 'important', fixed: 'contract' },
    order_paid: { topic: 'orders', fixed: 'contract' },
    service_delivered: { topic: 'orders' },
    order_canceled: { topic: 'orders', fixed: 'contract' },
    order_expired: { topic: 'orders', fixed: 'contract' },
  },
  refusals: {
    price_changed: 409,
    already_ordered: 409,
    tax_id_invalid: 400,
    order_terms_not_accepted: 400,
    invoice_annulled: 409,
    payment_not_confirmed: 409,
    gift_for_organization: 409,
    gift_to_yourself: 400,
    gift_quantity: 400,
    gift_service: 400,
    gift_day_invalid: 400,
    gift_message_free: 400,
    too_many_gifts: 429,
  },
});
