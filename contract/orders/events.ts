import { event } from '../declare.ts';

export const ordersEvents = {
  order_placed: event<{ order_id: number }>(),
  order_paid: event<{ order_id: number }>(),
  order_canceled: event<{ order_id: number }>(),
  service_delivered: event<{ order_id: number; order_item_id: number }>(),
};
