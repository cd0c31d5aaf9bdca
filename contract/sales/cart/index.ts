import { declareSlice } from '#contract/declare.ts';
import { cart } from './calls.ts';
import { cartSettings } from './settings.ts';

export const cartContract = declareSlice({
  calls: cart,
  settings: cartSettings,
  refusals: {
    cart_unreadable: 400,
    cart_quantity_invalid: 400,
    cart_too_long: 400,
    cart_course_unknown: 400,
    cart_class_unknown: 400,
    cart_empty: 409,
    cart_changed: 409,
  },
});
