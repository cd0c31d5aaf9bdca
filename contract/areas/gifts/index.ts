import { declareSlice, event } from '#contract/declare.ts';
import { gifts } from './calls.ts';

export const giftsContract = declareSlice({
  calls: gifts,
  events: {
    gift_sent: event<{ order_item_id: number }>(),
    /** It was accepted or declined, or it has expired. */
    gift_answered: event<{ order_item_id: number }>(),
  },
  /** To the giver. */
  messages: {
    gift_accepted: { topic: 'orders' },
    gift_declined: { topic: 'orders' },
    gift_expired: { topic: 'orders' },
  },
  refusals: {
    gift_accepted: 409,
    gift_declined: 409,
    gift_unpaid: 409,
    gift_over: 409,
    gift_of_another: 403,
    gift_owned: 409,
    gift_on_hold: 409,
    gift_class_over: 409,
  },
});
