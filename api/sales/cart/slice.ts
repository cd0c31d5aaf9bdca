import { defineSlice } from '#api/shared/slice.ts';
import { retrieveSummary } from './retrieve-summary.ts';
import { updateCart } from './update-cart.ts';

export const cartSlice = defineSlice('cart', {
  verbs: {
    retrieveSummary,
    updateCart,
  },
});
