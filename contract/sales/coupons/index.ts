import { declareSlice } from '#contract/declare.ts';
import { coupons } from './calls.ts';

export const couponsContract = declareSlice({
  calls: coupons,
  refusals: {
    coupon_unknown: 400,
    coupon_not_yet: 409,
    coupon_expired: 409,
    coupon_used_up: 409,
    coupon_used_by_you: 409,
    coupon_used_by_organization: 409,
    coupon_other_courses: 409,
    coupon_other_currency: 409,
    coupon_minimum: 409,
    coupon_code_taken: 409,
    coupon_in_use: 409,
    coupon_limit_too_low: 409,
  },
});
