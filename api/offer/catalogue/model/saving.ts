import type { Price } from '#contract/basics.ts';

export function savingOf(whole: Price | null, parts: readonly (Price | null)[]): Price | null {
  if (!whole || parts.length === 0) return null;
  let amount_minor = -whole.amount_minor;
  for (const part of parts) {
    if (!part || part.currency_id !== whole.currency_id) return null;
    amount_minor += part.amount_minor;
  }
  if (amount_minor <= 0) return null;
  const indicative = whole.indicative || parts.some((part) => part?.indicative);
  return { amount_minor, currency_id: whole.currency_id, indicative };
}
