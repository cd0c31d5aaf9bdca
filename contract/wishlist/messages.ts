import type { MessageRules } from '../declare.ts';

export const wishlistMessages = {
  wishlist_seat_free: { topic: 'wishlist' },
  wishlist_price_fell: { topic: 'wishlist' },
} satisfies MessageRules;
