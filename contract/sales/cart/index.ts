import { cart } from './calls.ts';
import { cartRefusals } from './refusals.ts';

export const cartContract = {
  calls: cart,
  refusals: cartRefusals,
};
