export type Amount = { amount_minor: number; currency_id: number; decimals: number };

/** What was typed, in minor units; null where it is none, nothing, or more than the amount. */
export function amountIn(typed: string, { amount_minor, decimals }: Omit<Amount, 'currency_id'>): number | null {
  const number = Number(typed.replaceAll(/\s/g, '').replace(',', '.'));
  if (typed.trim() === '' || !Number.isFinite(number)) return null;
  const minor = Math.round(number * 10 ** decimals);
  return minor > 0 && minor <= amount_minor ? minor : null;
}
