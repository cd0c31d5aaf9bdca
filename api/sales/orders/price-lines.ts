import { vatWithin } from '#api/offer/catalogue/index.ts';

type Line = { quantity: number; unit_price_minor: number; discount_minor: number; tax_rate_percent: number };
export type PricedLine<L extends Line> = L & { net_minor: number; tax_minor: number };
export type Totals = { subtotal_minor: number; discount_minor: number; tax_minor: number; total_minor: number };

/**
 * Splits prices that include VAT, after their discounts. The tax of a rate group is gross − round(gross ÷ (1 + rate)), half up at the minor
 * unit; lines are rounded individually, and the largest takes the difference [domain 2].
 */
export function priceLines<L extends Line>(lines: L[]): { lines: PricedLine<L>[]; totals: Totals } {
  const taxes = new Map<L, number>();
  for (const group of byRate(lines)) shareTax(group, taxes);
  const priced = lines.map((line) => {
    const tax_minor = taxes.get(line) ?? 0;
    return { ...line, tax_minor, net_minor: grossOf(line) - tax_minor };
  });
  return { lines: priced, totals: totalsOf(priced) };
}

/** What a line costs after its discount. */
export function grossOf({ quantity, unit_price_minor, discount_minor }: Omit<Line, 'tax_rate_percent'>): number {
  return quantity * unit_price_minor - discount_minor;
}

function byRate<L extends Line>(lines: L[]): L[][] {
  return [...Map.groupBy(lines, ({ tax_rate_percent }) => tax_rate_percent).values()];
}

function shareTax<L extends Line>(group: L[], taxes: Map<L, number>): void {
  const [first] = group;
  if (!first) return;
  const rate = first.tax_rate_percent;
  const largest = group.reduce((most, line) => (grossOf(line) > grossOf(most) ? line : most), first);
  let remaining = vatWithin(sum(group.map(grossOf)), rate);
  for (const line of group) {
    const tax = vatWithin(grossOf(line), rate);
    taxes.set(line, tax);
    remaining -= tax;
  }
  taxes.set(largest, (taxes.get(largest) ?? 0) + remaining);
}

function totalsOf(lines: { net_minor: number; tax_minor: number; discount_minor: number }[]): Totals {
  const subtotal_minor = sum(lines.map(({ net_minor }) => net_minor));
  const discount_minor = sum(lines.map((line) => line.discount_minor));
  const tax_minor = sum(lines.map((line) => line.tax_minor));
  return { subtotal_minor, discount_minor, tax_minor, total_minor: subtotal_minor + tax_minor };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
