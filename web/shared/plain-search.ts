/** What senders of links add to see who came from where; no page reads it. */
const tracing = /^(utm_|mc_[ce]id|_g[al]=|(\w+clk?id|[gw]braid|igshid|srsltid)(=|$))/;

/**
 * The search of an address as every page reads it: in one order, without what merely traces where a reader came from.
 * Server and browser both read addresses so, or a page would be kept once for each way to write its address.
 */
export function plainSearch(search: string): string {
  const said = search.slice(1).split('&');
  const kept = said.filter((part) => part && !tracing.test(part)).toSorted();
  return kept[0] ? `?${kept.join('&')}` : '';
}
