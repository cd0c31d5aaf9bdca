import type { Money } from '#contract/basics.ts';
import { dayMs } from '#contract/rules/durations.ts';

export type KnownPrice = {
  /** Last seen or notified. Null: there was no price. */
  price: Money | null;
  lastFall: { amount_minor: number; at: Date } | null;
};

/** The price in the user's currency where an editor set it, or else the first other one. */
export function priceFor(prices: readonly Money[], currencyId: number): Money | null {
  return prices.find(({ currency_id }) => currency_id === currencyId) ?? prices[0] ?? null;
}

/** Null also where the user was notified of this price within a day: a price that swings is reported once. */
export function fallenTo({ price, lastFall }: KnownPrice, prices: readonly Money[], now: Date): Money | null {
  if (!price) return null;
  const current = prices.find(({ currency_id }) => currency_id === price.currency_id);
  if (!current || current.amount_minor >= price.amount_minor) return null;
  const swings =
    lastFall && now.getTime() - lastFall.at.getTime() < dayMs && current.amount_minor >= lastFall.amount_minor;
  return swings ? null : current;
}
