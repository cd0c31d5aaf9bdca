export { createCoupon } from './create-coupon.ts';
export { releaseCoupon, retakeCoupon } from './release-coupon.ts';
export { recordCouponUse, takeCoupon, type TakenCoupon } from './take-coupon.ts';
export { couponLine } from './weigh-coupon.ts';
