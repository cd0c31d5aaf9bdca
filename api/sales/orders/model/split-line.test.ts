import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitOne, type LineAmounts } from './split-line.ts';

const line = {
  quantity: 3,
  unit_price_minor: 4_500_000,
  discount_minor: 0,
  net_minor: 11_842_105,
  tax_minor: 1_657_895,
};

test('one seat of three costs a third', () => {
  const { one, rest } = splitOne(line);
  expect(one).toMatchObject({ quantity: 1, discount_minor: 0, net_minor: 3_947_368, tax_minor: 552_632 });
  expect(rest).toMatchObject({ quantity: 2, discount_minor: 0, net_minor: 7_894_737, tax_minor: 1_105_263 });
});

test('a line without a price or without tax stays so', () => {
  const free = { ...line, unit_price_minor: 0, net_minor: 0, tax_minor: 0 };
  expect(splitOne(free).one).toMatchObject({ net_minor: 0, tax_minor: 0 });
  const untaxed = { ...line, net_minor: 13_500_000, tax_minor: 0 };
  expect([splitOne(untaxed).one.tax_minor, splitOne(untaxed).rest.tax_minor]).toEqual([0, 0]);
});

const AnyLine = fc
  .record({
    quantity: fc.integer({ min: 2, max: 200 }),
    unit_price_minor: fc.integer({ min: 0, max: 1_000_000_000 }),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    rate: fc.constantFrom(0, 6, 14, 16, 23),
  })
  .map(({ quantity, unit_price_minor, off, rate }): LineAmounts => {
    const discount_minor = Math.floor(quantity * unit_price_minor * off);
    const gross = quantity * unit_price_minor - discount_minor;
    const net_minor = Math.round(gross / (1 + rate / 100));
    return { quantity, unit_price_minor, discount_minor, net_minor, tax_minor: gross - net_minor };
  });

test('nothing is lost or gained, however often a line is split', () => {
  fc.assert(
    fc.property(AnyLine, (whole) => {
      let remaining = whole;
      const parts: LineAmounts[] = [];
      while (remaining.quantity > 1) {
        const { one, rest } = splitOne(remaining);
        parts.push(one);
        remaining = rest;
      }
      for (const part of [...parts, remaining]) {
        expect(part.net_minor + part.tax_minor).toBe(part.quantity * part.unit_price_minor - part.discount_minor);
        expect(Math.min(part.net_minor, part.tax_minor, part.discount_minor)).toBeGreaterThanOrEqual(0);
      }
      const sum = (name: 'net_minor' | 'tax_minor' | 'discount_minor') =>
        [...parts, remaining].reduce((total, part) => total + part[name], 0);
      expect([sum('net_minor'), sum('tax_minor'), sum('discount_minor')]).toEqual([
        whole.net_minor,
        whole.tax_minor,
        whole.discount_minor,
      ]);
    }),
    { numRuns: 300 },
  );
});
