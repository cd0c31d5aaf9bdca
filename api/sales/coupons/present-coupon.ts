import type { Coupon } from '#contract/sales/coupons/calls.ts';
import type { ListedCoupon } from './store/coupons.ts';

export function presentCoupon({ created_at, scope_ids, ...coupon }: ListedCoupon): Coupon {
  return { ...coupon, scope_ids: [...scope_ids], created_at: created_at.toISOString() };
}
