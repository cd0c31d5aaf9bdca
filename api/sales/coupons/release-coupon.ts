import type { Ctx } from '#api/shared/context.ts';
import { isReached } from './model/why-not.ts';
import { lockCoupon } from './store/coupons.ts';
import { releasedUse, releaseUse, restoreUse, usesOf } from './store/uses.ts';

/** Gives the use of an order back; nothing for an order without a code. */
export function releaseCoupon(ctx: Ctx, orderId: number): Promise<void> {
  return releaseUse(ctx, orderId);
}

/**
 * Takes the use of a revived order back. Its buyer paid the price that was agreed, so the use is taken even beyond the
 * limit, and is marked late then. Lock it before numbers and classes.
 */
export async function retakeCoupon(ctx: Ctx, orderId: number): Promise<void> {
  const use = await releasedUse(ctx, orderId);
  if (!use) return;
  const coupon = await lockCoupon(ctx, use.coupon_id);
  const buyer = { couponId: coupon.id, userId: use.user_id, organizationId: use.organization_id };
  const { all, byPerson, byOrganization } = await usesOf(ctx, buyer);
  const isLate =
    isReached(coupon.most_uses, all) ||
    isReached(coupon.most_uses_per_person, byPerson) ||
    isReached(coupon.most_uses_per_organization, byOrganization);
  await restoreUse(ctx, orderId, isLate);
}
