import type { Money } from '#contract/basics.ts';

export type KnownPrice = {
  /** What the user last saw or was told of. Null: there was no price. */
  price: Money | null;
  /** The fall that was told last. */
  notified: { amount_minor: number; at: Date } | null;
};

const oneDayMs = 86_400_000;

/** The price that one is shown: in one's own currency where an editor set it, or else the first other one. */
export function priceFor(prices: readonly Money[], currencyId: number): Money | null {
  return prices.find(({ currency_id }) => currency_id === currencyId) ?? prices[0] ?? null;
}

/** The new price where it is lower than the known one, and not merely back where it was told of within the day. */
export function fallenTo({ price, notified }: KnownPrice, prices: readonly Money[], now: Date): Money | null {
  if (!price) return null;
  const current = prices.find(({ currency_id }) => currency_id === price.currency_id);
  if (!current || current.amount_minor >= price.amount_minor) return null;
  const swings =
    notified && now.getTime() - notified.at.getTime() < oneDayMs && current.amount_minor >= notified.amount_minor;
  return swings ? null : current;
}
