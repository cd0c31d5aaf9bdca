/** What the address of some page may say. `web/app/search-names.test.ts` asks every page for what it reads. */
const searchNames = new Set(
  (
    'lang currency redirect search page sort category type partner level duration language city starts_within has_seats ' +
    'price_min price_max price_in view date class content number area confirm state read'
  ).split(' '),
);

/**
 * The search of an address as every page reads it: in one order, without names that no page reads, as those that trace
 * where a reader came from. Server and browser both read addresses so, or a page would be stored once for each way to write
 * its address.
 */
export function plainSearch(search: string): string {
  const said = search.slice(1).split('&');
  const known = said.filter((part) => searchNames.has(part.split('=', 1)[0] ?? '')).toSorted();
  return known[0] ? `?${known.join('&')}` : '';
}
