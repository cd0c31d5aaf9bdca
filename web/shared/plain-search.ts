/** What senders of links add to see who came from where; no page reads it. */
const tracing = /^(utm_\w*|mc_[ce]id|(fb|g|dc|tw|tt|y)clid|msclkid|[gw]braid|igshid|srsltid|_g[al])$/;

/**
 * The search of an address as every page reads it: names in one order, without those that merely trace where a reader
 * came from. Server and browser both read addresses so, or a page would be kept once for each way to write its address.
 */
export function plainSearch(search: string): string {
  const said = search.replace(/^\?/, '').split('&');
  const read = said.map((part) => [part.split('=', 1)[0] ?? '', part] as const);
  const kept = read.filter(([name]) => name !== '' && !tracing.test(name));
  // Sorting is stable: several values of one name stay in their order.
  const sorted = kept.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return sorted.length > 0 ? `?${sorted.map(([, part]) => part).join('&')}` : '';
}
