/** The search parameters of all pages; `web/app/search-names.test.ts` compares them with the routes. */
const searchNames = new Set(
  (
    'lang currency redirect search page from_page sort category type partner level duration language city starts_within ' +
    'has_seats price_min price_max price_in view date lessons class content number area confirm state read department role status ' +
    'method course employee year from to reason currency_id code organization'
  ).split(' '),
);

/**
 * Sorts known parameters and drops others, such as those of trackers, so that the page cache stores a page once. Server
 * and browser must agree on it.
 */
export function plainSearch(search: string): string {
  const said = search.slice(1).split('&');
  const known = said.filter((part) => searchNames.has(part.split('=', 1)[0] ?? '')).toSorted();
  return known[0] ? `?${known.join('&')}` : '';
}
