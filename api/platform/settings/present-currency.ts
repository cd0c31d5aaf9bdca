import type { Currency } from '#contract/platform/settings/calls.ts';

/** What the site caches of a currency has more columns. */
export function presentCurrency({ id, key, name, definition }: Currency): Currency {
  return { id, key, name, definition };
}
