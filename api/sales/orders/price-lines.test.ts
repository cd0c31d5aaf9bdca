import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grossOf, priceLines } from './price-lines.ts';

const line = (unit_price_minor: number, quantity = 1, tax_rate_percent = 14) => ({
  unit_price_minor,
  quantity,
  discount_minor: 0,
  tax_rate_percent,
});

describe('the lines of an order', () => {
  test('share the tax of their group, and the largest takes the rest', () => {
    const { lines, totals } = priceLines([line(3_333), line(3_333), line(3_334)]);
    expect(lines.map(({ tax_minor }) => tax_minor)).toEqual([409, 409, 410]);
    expect(totals).toEqual({ subtotal_minor: 8_772, discount_minor: 0, tax_minor: 1_228, total_minor: 10_000 });
  });

  test('are taxed apart where their rates differ', () => {
    const { totals } = priceLines([line(1_140), line(1_230, 1, 23), line(500, 2, 0)]);
    expect(totals).toEqual({ subtotal_minor: 3_000, discount_minor: 0, tax_minor: 370, total_minor: 3_370 });
  });

  test('add up to exactly what the buyer saw', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 200 }),
      unit_price_minor: fc.integer({ min: 0, max: 500_000_000 }),
      off: fc.integer({ min: 0, max: 100 }),
      tax_rate_percent: fc.constantFrom(0, 5, 6, 14, 16, 23),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (some) => {
        const input = some.map((each) => ({
          ...each,
          discount_minor: Math.floor((each.quantity * each.unit_price_minor * each.off) / 100),
        }));
        const { lines, totals } = priceLines(input);
        const gross = input.reduce((total, each) => total + grossOf(each), 0);
        expect(totals.total_minor).toBe(gross);
        expect(lines.every((each) => each.net_minor + each.tax_minor === grossOf(each))).toBe(true);
        expect(lines.every((each) => each.tax_minor >= 0 && each.net_minor >= 0)).toBe(true);
      }),
    );
  });
});
