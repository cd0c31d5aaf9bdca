import type { CouponTerms } from './why-not.ts';

/** The first field that contradicts another one; null where a code can be like this. */
export function faultOf(coupon: CouponTerms): keyof CouponTerms | null {
  const { percent, amount_minor, currency_id, minimum_minor, scope, scope_ids, first_day, last_day } = coupon;
  if ((percent === null) === (amount_minor === null)) return 'percent';
  if (currency_id === null && (amount_minor !== null || minimum_minor !== null)) return 'currency_id';
  if ((scope === 'all') !== (scope_ids.length === 0)) return 'scope_ids';
  return first_day !== null && last_day !== null && first_day > last_day ? 'last_day' : null;
}

type Change = { [K in keyof CouponTerms]?: CouponTerms[K] | undefined };

export function changedTerms(before: CouponTerms, change: Change): CouponTerms {
  const input = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.assign({ ...before }, Object.fromEntries(input));
}

const value = ['percent', 'amount_minor', 'currency_id', 'minimum_minor', 'scope'] as const;

/** What an order that holds the code was priced by. */
export function hasOtherValue(one: CouponTerms, other: CouponTerms): boolean {
  return value.some((name) => one[name] !== other[name]) || one.scope_ids.join() !== other.scope_ids.join();
}
