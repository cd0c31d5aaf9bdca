import { Refusal } from '#contract/refusals.ts';
import { dayIn } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import type { PricedLine } from '#api/sales/cart/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { discountsOf, type CouponLine } from './model/coupon-discount.ts';
import { whyNot } from './model/why-not.ts';
import type { CouponRow } from './store/coupons.ts';
import { usesOf } from './store/uses.ts';

export type CouponPurchase = {
  user_id: number;
  organization_id: number | null;
  currency_id: number;
  lines: readonly CouponLine[];
  /** The field of the input that has the code. */
  field: 'code' | 'coupon_code';
};

/** The discount of each line, above nothing in sum. Refuses what keeps the code from being used. */
export async function weighCoupon(ctx: Ctx, coupon: CouponRow, purchase: CouponPurchase): Promise<number[]> {
  const { user_id: userId, organization_id: organizationId, currency_id, lines, field } = purchase;
  const uses = await usesOf(ctx, { couponId: coupon.id, userId, organizationId });
  const reason = whyNot(coupon, { today: dayIn(operatorZone, ctx.now()), currency_id, lines, uses });
  if (reason) throw new Refusal(reason, { field });
  const discounts = discountsOf(coupon, lines);
  // A small percentage of a tiny price rounds to nothing.
  if (discounts.every((discount) => discount === 0)) throw new Refusal('coupon_minimum', { field });
  return discounts;
}

export function couponLine({ item, course }: PricedLine): CouponLine {
  return {
    course_id: item.id,
    category_id: course?.category?.id ?? null,
    partner_id: course?.partner?.id ?? null,
    gross_minor: (course?.price?.amount_minor ?? 0) * item.quantity,
  };
}
