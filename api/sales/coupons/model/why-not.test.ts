import { expect, test } from 'vitest';
import { whyNot, type CouponTerms } from './why-not.ts';

const coupon: CouponTerms = {
  percent: 10,
  amount_minor: null,
  currency_id: null,
  minimum_minor: null,
  scope: 'all',
  scope_ids: [],
  most_uses: 10,
  most_uses_per_person: 1,
  most_uses_per_organization: 2,
  first_day: '2026-11-01',
  last_day: '2026-11-30',
  is_active: true,
};
const purchase = {
  today: '2026-11-30',
  currency_id: 1,
  lines: [{ course_id: 1, category_id: 2, partner_id: 3, gross_minor: 5_000 }],
  uses: { all: 9, byPerson: 0, byOrganization: 1 },
};

test('a code can be used from its first day to the end of its last', () => {
  expect(whyNot(coupon, purchase)).toBeNull();
  expect(whyNot(coupon, { ...purchase, today: '2026-11-01' })).toBeNull();
  expect(whyNot(coupon, { ...purchase, today: '2026-10-31' })).toBe('coupon_not_yet');
  expect(whyNot(coupon, { ...purchase, today: '2026-12-01' })).toBe('coupon_expired');
  expect(whyNot({ ...coupon, is_active: false }, purchase)).toBe('coupon_unknown');
});

const uses = (input: object) => whyNot(coupon, { ...purchase, uses: { ...purchase.uses, ...input } });

test('a code can be used as often as its limits say', () => {
  expect(uses({ all: 10 })).toBe('coupon_used_up');
  expect(uses({ byPerson: 1, all: 10 })).toBe('coupon_used_by_you');
  expect(uses({ byOrganization: 2 })).toBe('coupon_used_by_organization');
});

test('a code can be used in its currency, for its courses, from its minimum on', () => {
  expect(whyNot({ ...coupon, currency_id: 2 }, purchase)).toBe('coupon_other_currency');
  expect(whyNot({ ...coupon, scope: 'courses', scope_ids: [9] }, purchase)).toBe('coupon_other_courses');
  expect(whyNot({ ...coupon, currency_id: 1, minimum_minor: 5_001 }, purchase)).toBe('coupon_minimum');
  expect(whyNot({ ...coupon, currency_id: 1, minimum_minor: 5_000 }, purchase)).toBeNull();
});

test('a code takes nothing off what is free', () => {
  const lines = purchase.lines.map((line) => ({ ...line, gross_minor: 0 }));
  expect(whyNot(coupon, { ...purchase, lines })).toBe('coupon_other_courses');
});
