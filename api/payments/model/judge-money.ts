import type { PaymentStatus } from '#contract/payments/values.ts';

type Expected = { amountMinor: number; currencyKey: string; status: PaymentStatus };
type Arrived = { amountMinor: number; currencyKey: string };

export type Verdict = 'paid' | 'overpaid' | 'underpaid' | 'wrong_currency' | 'paid_twice';

/** Compares the money that has arrived with the amount due [domain 1.3]. */
export function judgeMoney(expected: Expected, arrived: Arrived): Verdict {
  if (expected.status === 'paid') return 'paid_twice';
  if (arrived.currencyKey !== expected.currencyKey) return 'wrong_currency';
  if (arrived.amountMinor < expected.amountMinor) return 'underpaid';
  return arrived.amountMinor > expected.amountMinor ? 'overpaid' : 'paid';
}

export function paysFor(verdict: Verdict): boolean {
  return verdict === 'paid' || verdict === 'overpaid';
}
