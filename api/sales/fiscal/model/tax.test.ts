import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTaxed, splitGross, sumsOf, taxOn, taxSummary } from './tax.ts';

const rates = fc.constantFrom(0, 6, 6.5, 7, 13, 14, 16, 23);
const lines = fc.array(fc.record({ gross_minor: fc.nat(10_000_000_000), tax_rate_percent: rates }), { maxLength: 12 });
const taxed = (input: readonly { gross_minor: number; tax_rate_percent: number }[]) =>
  splitGross(input).map((line, at) => ({ ...line, tax_rate_percent: input[at]?.tax_rate_percent ?? 0 }));

describe('the tax of a document', () => {
  test('of 3 × 33.33 at 14 % is 14.00, not 14.01', () => {
    expect(taxOn(3 * 33_33, 14)).toBe(14_00);
    const three = taxed([38_00, 38_00, 38_00].map((gross_minor) => ({ gross_minor, tax_rate_percent: 14 })));
    expect(three.map(({ tax_minor }) => tax_minor)).toEqual([4_66, 4_67, 4_67]);
    expect(sumsOf(three)).toEqual({ net_minor: 100_00, tax_minor: 14_00, total_minor: 114_00 });
  });

  test('is rounded half up', () => {
    expect([taxOn(50, 1), taxOn(49, 1), taxOn(0, 14)]).toEqual([1, 0, 0]);
  });

  test('adds up to what was paid, by line, by rate and in total', () => {
    fc.assert(
      fc.property(lines, (input) => {
        const split = taxed(input);
        split.forEach(({ net_minor, tax_minor }, at) => expect(net_minor + tax_minor).toBe(input[at]?.gross_minor));
        expect(sumsOf(taxSummary(split))).toEqual(sumsOf(split));
        expect(isTaxed(split)).toBe(true);
      }),
    );
  });

  test('differs from that of the sum of a rate by less than a minor unit', () => {
    fc.assert(
      fc.property(lines, (input) => {
        for (const { net_minor, tax_minor, tax_rate_percent } of taxSummary(taxed(input))) {
          expect(Math.abs(taxOn(net_minor, tax_rate_percent) - tax_minor)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('is found wrong where a line says another', () => {
    expect(isTaxed([{ tax_rate_percent: 14, net_minor: 100_00, tax_minor: 14_02 }])).toBe(false);
  });
});
