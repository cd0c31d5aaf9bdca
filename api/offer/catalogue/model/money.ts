/** The precision of a rate. */
const fine = 1e15;

/** An amount in another currency, rounded half up at the minor unit (domain 2). */
export function converted(amountMinor: number, rate: number): number {
  return Number(roundedQuotient(BigInt(amountMinor) * BigInt(Math.round(rate * fine)), BigInt(fine)));
}

/** The tax inside a price that includes it: gross − round(gross / (1 + rate)). */
export function vatWithin(grossMinor: number, ratePercent: number): number {
  const hundredths = BigInt(Math.round(ratePercent * 100));
  return grossMinor - Number(roundedQuotient(BigInt(grossMinor) * 10_000n, 10_000n + hundredths));
}

/** Half up, for values of at least zero. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n);
}
