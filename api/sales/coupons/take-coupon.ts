import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findByCode, lockCoupon } from './store/coupons.ts';
import { insertUse, wasTried } from './store/uses.ts';
import { weighCoupon, type CouponPurchase } from './weigh-coupon.ts';

export type TakenCoupon = { id: number; code: string; discounts: number[] };

type Query = Omit<CouponPurchase, 'field'> & {
  code: string;
  /** Staff use it for the buyer: they need not guess. */
  isUntried?: boolean;
};

/**
 * Locks the code until the transaction ends, so that its uses are counted one after the other, and answers the discount
 * of each line. Lock it before numbers and classes. Refuses what keeps the code from being used, and `coupon_unknown` for
 * one that the buyer has not tried: only tries are limited, and orders would be a way to guess without end.
 */
export async function takeCoupon(ctx: Ctx, { code, isUntried = false, ...purchase }: Query): Promise<TakenCoupon> {
  const field = 'coupon_code';
  const meant = await findByCode(ctx, code);
  const isUsable = meant && (isUntried || (await wasTried(ctx, purchase.user_id, meant.id)));
  if (!isUsable) throw new Refusal('coupon_unknown', { field });
  const coupon = await lockCoupon(ctx, meant.id);
  return { id: coupon.id, code: coupon.code, discounts: await weighCoupon(ctx, coupon, { ...purchase, field }) };
}

type Use = {
  coupon: TakenCoupon | null;
  order: { id: number; user_id: number; organization_id: number | null; discount_minor: number };
};

/** In the transaction that took the code. */
export async function recordCouponUse(ctx: Ctx, { coupon, order }: Use): Promise<void> {
  if (!coupon) return;
  const { id: order_id, user_id, organization_id, discount_minor } = order;
  await insertUse(ctx, { order_id, coupon_id: coupon.id, user_id, organization_id, discount_minor });
}
