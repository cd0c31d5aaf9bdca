import type { RefusalCode } from '#contract/refusals.ts';
import { sumInScope, type CouponLine, type CouponValue } from './coupon-discount.ts';

export type CouponTerms = CouponValue & {
  currency_id: number | null;
  minimum_minor: number | null;
  most_uses: number | null;
  most_uses_per_person: number | null;
  most_uses_per_organization: number | null;
  first_day: string | null;
  last_day: string | null;
  is_active: boolean;
};

/** Orders that hold the code now. */
export type Uses = { all: number; byPerson: number; byOrganization: number };

type Purchase = {
  /** The day in the time zone of the operator. */
  today: string;
  currency_id: number;
  lines: readonly CouponLine[];
  uses: Uses;
};

/** Why a code cannot be used for a purchase; null where it can. A code that was switched off is as unknown. */
export function whyNot(coupon: CouponTerms, { today, currency_id, lines, uses }: Purchase): RefusalCode | null {
  if (!coupon.is_active) return 'coupon_unknown';
  if (coupon.first_day !== null && today < coupon.first_day) return 'coupon_not_yet';
  if (coupon.last_day !== null && today > coupon.last_day) return 'coupon_expired';
  return overLimit(coupon, uses) ?? unfitting(coupon, { currency_id, lines });
}

function overLimit(coupon: CouponTerms, { all, byPerson, byOrganization }: Uses): RefusalCode | null {
  if (isReached(coupon.most_uses_per_person, byPerson)) return 'coupon_used_by_you';
  if (isReached(coupon.most_uses_per_organization, byOrganization)) return 'coupon_used_by_organization';
  return isReached(coupon.most_uses, all) ? 'coupon_used_up' : null;
}

export function isReached(limit: number | null, uses: number): boolean {
  return limit !== null && uses >= limit;
}

function unfitting(
  coupon: CouponTerms,
  { currency_id, lines }: Pick<Purchase, 'currency_id' | 'lines'>,
): RefusalCode | null {
  if (coupon.currency_id !== null && coupon.currency_id !== currency_id) return 'coupon_other_currency';
  const sum = sumInScope(coupon, lines);
  if (sum === 0) return 'coupon_other_courses';
  return coupon.minimum_minor !== null && sum < coupon.minimum_minor ? 'coupon_minimum' : null;
}
