import type { QueryClient } from '@tanstack/react-query';

type CarriedQueries = readonly { key: readonly unknown[]; data: unknown }[];

/** The router's own dehydration would carry each key twice, and twelve fields about the request. */
export function carriedBy(client: QueryClient): CarriedQueries {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey: key, state: { data } }) => ({ key, data }));
}

/**
 * Carried data counts as fresh from the arrival of the page, however long the page was cached: a change of its data would
 * have dropped it. Counted from the rendering, all of it would be fetched again at once.
 */
export function takeOver(client: QueryClient, carried: CarriedQueries): void {
  for (const { key, data } of carried) client.setQueryData(key, data);
}
