import { coupons } from './calls.ts';
import { couponsRefusals } from './refusals.ts';

export const couponsContract = {
  calls: coupons,
  refusals: couponsRefusals,
};
