import type { Coupon } from '#contract/sales/coupons/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentCoupon } from './present-coupon.ts';
import { listCoupons, type CouponQuery } from './store/coupons.ts';

export async function retrieveCoupons(ctx: Ctx, query: CouponQuery): Promise<ResultPage<Coupon>> {
  requireClaim(ctx, 'coupons.edit');
  const { rows, total } = await listCoupons(ctx, query);
  return { results: rows.map(presentCoupon), total };
}
