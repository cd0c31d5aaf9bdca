import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountsOf, type CouponLine, type CouponValue } from './coupon-discount.ts';

const coupon: CouponValue = { percent: 10, amount_minor: null, scope: 'all', scope_ids: [] };
const line = (gross_minor: number, course_id = 1): CouponLine => ({
  course_id,
  category_id: course_id + 10,
  partner_id: null,
  gross_minor,
});

describe('the discount of a code', () => {
  test('is rounded once, and the last line takes the residual', () => {
    expect(discountsOf(coupon, [line(3_333), line(3_333), line(3_339)])).toEqual([333, 333, 335]);
    expect(discountsOf({ ...coupon, percent: null, amount_minor: 100 }, [line(50), line(50), line(50)])).toEqual([
      33, 33, 34,
    ]);
  });

  test('is only off the lines that it is for', () => {
    const lines = [line(1_000, 1), line(500, 2)];
    expect(discountsOf({ ...coupon, scope: 'courses', scope_ids: [2] }, lines)).toEqual([0, 50]);
    expect(discountsOf({ ...coupon, scope: 'categories', scope_ids: [11, 99] }, lines)).toEqual([100, 0]);
    expect(discountsOf({ ...coupon, scope: 'partners', scope_ids: [1] }, lines)).toEqual([0, 0]);
  });

  test('is no more than the lines cost', () => {
    const amount = { ...coupon, percent: null, amount_minor: 5_000, scope: 'courses', scope_ids: [2] } as const;
    expect(discountsOf(amount, [line(9_000, 1), line(4_000, 2)])).toEqual([0, 4_000]);
    expect(discountsOf({ ...coupon, percent: 100 }, [line(999), line(1)])).toEqual([999, 1]);
    expect(discountsOf(coupon, [line(0)])).toEqual([0]);
  });

  test('is never negative nor above the price of a line, and the lines add up exactly', () => {
    const money = fc.integer({ min: 0, max: 900_000_000_000 });
    const value = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount_minor: fc.constant(null) }),
      fc.record({ percent: fc.constant(null), amount_minor: fc.integer({ min: 1, max: 900_000_000_000 }) }),
    );
    const scope = fc.constantFrom(
      { scope: 'all' as const, scope_ids: [] as number[] },
      { scope: 'courses' as const, scope_ids: [1, 3] as number[] },
    );
    const lines = fc.array(fc.tuple(money, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(value, scope, lines, (input, within, costs) => {
        const all = costs.map(([gross, course]) => line(gross, course));
        const discounts = discountsOf({ ...input, ...within }, all);
        expect(discounts.every((each, at) => each >= 0 && each <= (all[at]?.gross_minor ?? 0))).toBe(true);
        const sum = all
          .filter(({ course_id }) => within.scope === 'all' || within.scope_ids.includes(course_id))
          .reduce((total, { gross_minor }) => total + gross_minor, 0);
        const requested =
          input.percent === null
            ? Math.min(input.amount_minor ?? 0, sum)
            : Number((BigInt(sum) * BigInt(input.percent) + 50n) / 100n);
        expect(discounts.reduce((total, each) => total + each, 0)).toBe(requested);
      }),
    );
  });
});
