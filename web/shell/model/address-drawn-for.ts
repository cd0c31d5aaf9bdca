import type { Visitor } from '#contract/visitor-values.ts';

/**
 * The address at which the server renders the page as the reader sees it: `lang` and `currency` are added when they
 * differ from the first rendering.
 */
export function addressDrawnFor(address: string, reader: Visitor, rendered: Visitor): string {
  if (reader.locale === rendered.locale && reader.currency === rendered.currency) return address;
  const url = new URL(address);
  url.searchParams.set('lang', reader.locale);
  url.searchParams.set('currency', reader.currency);
  return url.href;
}
