import { declareSlice } from '#contract/declare.ts';
import { wishlist } from './calls.ts';

export const wishlistContract = declareSlice({
  calls: wishlist,
  messages: {
    wishlist_seat_free: { topic: 'wishlist' },
    wishlist_price_fell: { topic: 'wishlist' },
  },
  refusals: {
    wishlist_full: 409,
  },
});
