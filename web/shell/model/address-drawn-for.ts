import type { Visitor } from '#contract/visitor-values.ts';

/** Where the server draws this page as its reader reads it: the address names what differs from what was drawn first. */
export function addressDrawnFor(address: string, reader: Visitor, drawn: Visitor): string {
  if (reader.locale === drawn.locale && reader.currency === drawn.currency) return address;
  const url = new URL(address);
  url.searchParams.set('lang', reader.locale);
  url.searchParams.set('currency', reader.currency);
  return url.href;
}
