import type { MessageRules } from '#contract/declare.ts';

export const wishlistMessages = {
  wishlist_seat_free: { topic: 'wishlist' },
  wishlist_price_fell: { topic: 'wishlist' },
} satisfies MessageRules;
