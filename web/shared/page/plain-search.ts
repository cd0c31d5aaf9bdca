/** The search parameters of all pages; `web/app/page-searches.test.ts` compares them with the routes. */
const searchNames = new Set(
  (
    'lang currency redirect search page from_page sort category type partner level duration language city starts_within ' +
    'has_seats price_min price_max price_in view date lessons class content number area confirm state read department role status ' +
    'deleted method course employee year from to reason currency_id code organization user call record'
  ).split(' '),
);

/**
 * Sorts known parameters and drops others, such as those of trackers, so that the page cache stores a page once. Server
 * and browser must agree on it.
 */
export function plainSearch(search: string): string {
  const parts = search.slice(1).split('&');
  const read = parts.filter((part) => searchNames.has(part.split('=', 1)[0] ?? '')).toSorted();
  return read[0] ? `?${read.join('&')}` : '';
}

/** The values of the query of an address: a name that occurs several times has a list. All are text: `?search=2026` is no number. */
export function searchValues(query: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    const earlier = values[name];
    values[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return values;
}
