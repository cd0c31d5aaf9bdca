import type { Coupon, CouponChange } from '#contract/sales/coupons/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { changedTerms, faultOf, hasOtherValue } from './model/coupon-fault.ts';
import type { CouponTerms } from './model/why-not.ts';
import { presentCoupon } from './present-coupon.ts';
import { changeCoupon, findCoupon, lockCoupon } from './store/coupons.ts';
import { mostHeld } from './store/uses.ts';

/** The lock keeps orders from using the code meanwhile. */
export async function updateCoupon(ctx: Ctx, { id, ...change }: CouponChange): Promise<Coupon> {
  requireClaim(ctx, 'coupons.edit');
  return inTransaction(ctx, async (tx) => {
    const { id: _, code: _code, created_at: _at, ...before } = await lockCoupon(tx, id);
    const after = changedTerms(before, change);
    const field = faultOf(after);
    if (field) throw new Refusal('invalid_input', { field });
    const { was_used } = await findCoupon(tx, id);
    if (was_used && hasOtherValue(before, after)) throw new Refusal('coupon_in_use');
    await requireRoom(tx, id, after);
    await changeCoupon(tx, id, after);
    return presentCoupon(await findCoupon(tx, id));
  });
}

async function requireRoom(ctx: Ctx, id: number, terms: CouponTerms): Promise<void> {
  const held = await mostHeld(ctx, id);
  const limits = [
    ['most_uses', held.all],
    ['most_uses_per_person', held.byPerson],
    ['most_uses_per_organization', held.byOrganization],
  ] as const;
  for (const [field, uses] of limits) {
    const limit = terms[field];
    if (limit !== null && limit < uses) throw new Refusal('coupon_limit_too_low', { field, uses });
  }
}
