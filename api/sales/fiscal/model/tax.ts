/** Half up at the minor unit, for amounts of at least zero [domain 2]. */
export function taxOn(netMinor: number, ratePercent: number): number {
  return Number(halfUp(BigInt(netMinor) * hundredths(ratePercent), 10_000n));
}

/** The tax within an amount that includes it. */
function taxWithin(grossMinor: number, ratePercent: number): number {
  return grossMinor - Number(halfUp(BigInt(grossMinor) * 10_000n, 10_000n + hundredths(ratePercent)));
}

function hundredths(ratePercent: number): bigint {
  return BigInt(Math.round(ratePercent * 100));
}

function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}

export type GrossLine = { gross_minor: number; tax_rate_percent: number };
export type SplitLine = { net_minor: number; tax_minor: number };

/**
 * Splits amounts that include the tax. The tax of a rate is computed on the sum of its lines; each line is rounded, and
 * the largest one takes the residual [domain 2].
 */
export function splitGross(lines: readonly GrossLine[]): SplitLine[] {
  const taxes = lines.map(({ gross_minor, tax_rate_percent }) => taxWithin(gross_minor, tax_rate_percent));
  for (const [rate, places] of placesByRate(lines)) {
    const sum = total(places.map((place) => lines[place]?.gross_minor ?? 0));
    const residual = taxWithin(sum, rate) - total(places.map((place) => taxes[place] ?? 0));
    const largest = places.reduce((most, place) => (grossAt(lines, place) > grossAt(lines, most) ? place : most));
    taxes[largest] = (taxes[largest] ?? 0) + residual;
  }
  return lines.map(({ gross_minor }, place) => {
    const tax_minor = taxes[place] ?? 0;
    return { net_minor: gross_minor - tax_minor, tax_minor };
  });
}

export type TaxedLine = SplitLine & { tax_rate_percent: number };

/** The sums of each rate, the highest first. */
export function taxSummary(lines: readonly TaxedLine[]): TaxedLine[] {
  return [...Map.groupBy(lines, ({ tax_rate_percent }) => tax_rate_percent)]
    .map(([tax_rate_percent, of]) => ({ tax_rate_percent, ...sumsOf(of) }))
    .toSorted((one, other) => other.tax_rate_percent - one.tax_rate_percent);
}

export function sumsOf(lines: readonly SplitLine[]): SplitLine & { total_minor: number } {
  const net_minor = total(lines.map((line) => line.net_minor));
  const tax_minor = total(lines.map((line) => line.tax_minor));
  return { net_minor, tax_minor, total_minor: net_minor + tax_minor };
}

/** Whether the tax of each rate is what its net amount demands, to one minor unit for each rounded line. */
export function isTaxed(lines: readonly TaxedLine[]): boolean {
  return taxSummary(lines).every(({ tax_rate_percent, net_minor, tax_minor }) => {
    const rounded = lines.filter((line) => line.tax_rate_percent === tax_rate_percent).length;
    return Math.abs(tax_minor - taxOn(net_minor, tax_rate_percent)) <= rounded;
  });
}

function placesByRate(lines: readonly GrossLine[]): Map<number, number[]> {
  return Map.groupBy(lines.keys(), (place) => lines[place]?.tax_rate_percent ?? 0);
}

function grossAt(lines: readonly GrossLine[], place: number): number {
  return lines[place]?.gross_minor ?? 0;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
