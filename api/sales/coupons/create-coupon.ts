import type { Coupon, NewCoupon } from '#contract/sales/coupons/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { couponKey, shownCode } from './model/coupon-code.ts';
import { changedTerms, faultOf } from './model/coupon-fault.ts';
import type { CouponTerms } from './model/why-not.ts';
import { presentCoupon } from './present-coupon.ts';
import { findCoupon, insertCoupon } from './store/coupons.ts';

const unlimited: CouponTerms = {
  percent: null,
  amount_minor: null,
  currency_id: null,
  minimum_minor: null,
  scope: 'all',
  scope_ids: [],
  most_uses: null,
  most_uses_per_person: null,
  most_uses_per_organization: null,
  first_day: null,
  last_day: null,
  is_active: true,
};

export async function createCoupon(ctx: Ctx, { code, ...input }: NewCoupon): Promise<Coupon> {
  requireClaim(ctx, 'coupons.edit');
  const terms = changedTerms(unlimited, input);
  const field = faultOf(terms);
  if (field) throw new Refusal('invalid_input', { field });
  const code_key = couponKey(code);
  if (code_key === null) throw new Refusal('invalid_input', { field: 'code' });
  return inTransaction(ctx, async (tx) => {
    const added = await insertCoupon(tx, { ...terms, code: shownCode(code), code_key, created_at: tx.now() });
    if (!added) throw new Refusal('coupon_code_taken', { field: 'code' });
    return presentCoupon(await findCoupon(tx, added.id));
  });
}
