import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditLines, type Query } from './credit.ts';
import type { FiscalLine } from './snapshot.ts';
import { splitGross, sumsOf } from './tax.ts';

type Input = { quantity: number; unit_price_minor: number; tax_rate_percent: number; discount_minor?: number };

function invoiceOf(input: readonly Input[]): FiscalLine[] {
  const gross = input.map((line) => ({
    ...line,
    gross_minor: line.quantity * line.unit_price_minor - (line.discount_minor ?? 0),
  }));
  return splitGross(gross).map((split, line) => ({
    ...split,
    ...(input[line] ?? { quantity: 1, unit_price_minor: 0, tax_rate_percent: 0 }),
    line,
    title: { pt: `Curso ${line}` },
    exemption: null,
  }));
}

const invoice = invoiceOf([
  { quantity: 3, unit_price_minor: 38_00, tax_rate_percent: 14 },
  { quantity: 1, unit_price_minor: 50_00, tax_rate_percent: 0 },
]);
const totalOf = (lines: readonly FiscalLine[]) => sumsOf(lines).total_minor;

describe('a credit note', () => {
  test('of the whole repeats the invoice', () => {
    expect(creditLines(invoice, [], 'whole')).toEqual(invoice);
  });

  test('of one seat has its price and its tax', () => {
    const [line, ...others] = creditLines(invoice, [], { lines: [{ line: 0, quantity: 1 }] });
    expect(others).toEqual([]);
    expect(line).toMatchObject({ line: 0, quantity: 1, unit_price_minor: 38_00, net_minor: 33_33, tax_minor: 4_67 });
  });

  test('of an amount spreads it over the lines', () => {
    const lines = creditLines(invoice, [], { amount_minor: 82_01 });
    expect(totalOf(lines)).toBe(82_01);
    expect(lines.map(({ line, quantity }) => [line, quantity])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test.each<Query>([
    { amount_minor: 164_01 },
    { amount_minor: 0 },
    { amount_minor: -1 },
    { amount_minor: 1.5 },
    { lines: [{ line: 0, quantity: 4 }] },
    { lines: [{ line: 0, quantity: -1 }] },
    { lines: [{ line: 7, quantity: 1 }] },
    { lines: [] },
  ])('of more than was invoiced, or of nothing, is refused: %j', (requested) => {
    expect(() => creditLines(invoice, [], requested)).toThrow('credit_exceeds_invoice');
  });

  test('is refused once all is credited, and for the same line twice', () => {
    expect(() => creditLines(invoice, invoice, 'whole')).toThrow('credit_exceeds_invoice');
    const twice = { lines: [1, 1].map((quantity) => ({ line: 0, quantity })) };
    expect(() => creditLines(invoice, [], twice)).toThrow('invalid_input');
  });
});

describe('a credit note of a discounted line', () => {
  const [line] = invoiceOf([{ quantity: 3, unit_price_minor: 100_00, discount_minor: 50_00, tax_rate_percent: 14 }]);
  const discountedInvoice = line ? [line] : [];

  test('returns what was paid, and shows the discount where it is whole', () => {
    expect(creditLines(discountedInvoice, [], 'whole')).toMatchObject([
      { quantity: 3, unit_price_minor: 100_00, discount_minor: 50_00 },
    ]);
    expect(totalOf(creditLines(discountedInvoice, [], 'whole'))).toBe(250_00);
  });

  test('returns the part of some seats', () => {
    const part = creditLines(discountedInvoice, [], { lines: [{ line: 0, quantity: 1 }] });
    expect(part).toMatchObject([{ quantity: 1, unit_price_minor: 83_33, discount_minor: 0 }]);
    const rest = creditLines(discountedInvoice, part, 'whole');
    expect(totalOf(rest)).toBe(250_00 - 83_33);
  });
});

const input = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  unit_price_minor: fc.nat(90_000_000),
  tax_rate_percent: fc.constantFrom(0, 6.5, 14, 16, 23),
  off: fc.constantFrom(0, 0, 10, 99),
});

function discounted({ off, ...line }: Input & { off: number }): Input {
  return { ...line, discount_minor: Math.floor((line.quantity * line.unit_price_minor * off) / 100) };
}

test('any sequence of credits stays within each line, and the last one returns it exactly', () => {
  const sequences = fc.tuple(
    fc.array(input, { minLength: 1, maxLength: 6 }),
    fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { maxLength: 8 }),
  );
  fc.assert(
    fc.property(sequences, ([lines, shares]) => {
      const invoiced = invoiceOf(lines.map(discounted));
      const credited: FiscalLine[] = [];
      for (const share of shares) {
        const remaining = totalOf(invoiced) - totalOf(credited);
        const amount_minor = Math.floor(remaining * share);
        if (amount_minor < 1) continue;
        const note = creditLines(invoiced, credited, { amount_minor });
        expect(totalOf(note)).toBe(amount_minor);
        credited.push(...note);
      }
      if (totalOf(invoiced) > totalOf(credited)) credited.push(...creditLines(invoiced, credited, 'whole'));
      for (const { line, net_minor, tax_minor } of invoiced) {
        const of = credited.filter((credit) => credit.line === line);
        expect(of.every((credit) => credit.net_minor >= 0 && credit.tax_minor >= 0)).toBe(true);
        expect(sumsOf(of)).toEqual({ net_minor, tax_minor, total_minor: net_minor + tax_minor });
      }
    }),
  );
});
