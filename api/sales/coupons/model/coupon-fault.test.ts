import { expect, test } from 'vitest';
import { faultOf, hasOtherValue } from './coupon-fault.ts';
import type { CouponTerms } from './why-not.ts';

const coupon: CouponTerms = {
  percent: 10,
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

test.each([
  [{}, null],
  [{ percent: null, amount_minor: 5, currency_id: 1 }, null],
  [{ percent: null }, 'percent'],
  [{ amount_minor: 5, currency_id: 1 }, 'percent'],
  [{ percent: null, amount_minor: 5 }, 'currency_id'],
  [{ minimum_minor: 5 }, 'currency_id'],
  [{ scope: 'courses' }, 'scope_ids'],
  [{ scope_ids: [1] }, 'scope_ids'],
  [{ first_day: '2026-11-02', last_day: '2026-11-01' }, 'last_day'],
  [{ first_day: '2026-11-01', last_day: '2026-11-01' }, null],
] as [Partial<CouponTerms>, string | null][])('a code with %j has its fault in %s', (input, field) => {
  expect(faultOf({ ...coupon, ...input })).toBe(field);
});

test('limits and days are not the value of a code', () => {
  expect(hasOtherValue(coupon, { ...coupon, most_uses: 3, last_day: '2026-12-31', is_active: false })).toBe(false);
  expect(hasOtherValue(coupon, { ...coupon, percent: 11 })).toBe(true);
  expect(hasOtherValue(coupon, { ...coupon, scope_ids: [4] })).toBe(true);
});
