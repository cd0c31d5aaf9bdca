import { event } from '#contract/declare.ts';

export const giftsEvents = {
  gift_sent: event<{ order_item_id: number }>(),
  /** It was accepted or declined, or it has expired. */
  gift_answered: event<{ order_item_id: number }>(),
};
