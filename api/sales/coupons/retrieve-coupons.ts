import type { Coupon } from '#contract/sales/coupons/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { presentCoupon } from './present-coupon.ts';
import { listCoupons, listCouponSources, type CouponQuery, type CouponSourceQuery } from './store/coupons.ts';

export async function retrieveCoupons(ctx: Ctx, query: CouponQuery): Promise<ResultPage<Coupon>> {
  requireClaim(ctx, 'coupons.edit');
  const { rows, total } = await listCoupons(ctx, query);
  return { results: rows.map(presentCoupon), total };
}

export async function retrieveCouponSources(ctx: Ctx, query: CouponSourceQuery) {
  requireClaim(ctx, 'coupons.edit');
  const { rows, total } = await listCouponSources(ctx, query);
  return { results: rows.map((row) => ({ ...presentRecord(row), scope_ids: [...row.scope_ids] })), total };
}
