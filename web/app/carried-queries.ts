import type { QueryClient } from '@tanstack/react-query';

/** Of each query that was answered while the page was drawn: its key, and the answer. */
export type CarriedQueries = readonly { key: readonly unknown[]; data: unknown }[];

/** What the page carries to the browser. The router would carry each key twice, and twelve facts about the asking. */
export function carriedBy(client: QueryClient): CarriedQueries {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey: key, state: { data } }) => ({ key, data }));
}

/**
 * What a page carries is as fresh as its arrival, however long it was kept: a change of its data would have dropped it.
 * Counted from its drawing, all of it would be asked for again at once.
 */
export function takeOver(client: QueryClient, carried: CarriedQueries): void {
  for (const { key, data } of carried) client.setQueryData(key, data);
}
