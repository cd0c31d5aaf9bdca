import type { QueryClient } from '@tanstack/react-query';
import { firstPageOf, furtherPages, type PageRange } from './page-range.ts';

export type Query<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

/** The server waits for the list; the browser shows the page at once with a skeleton. */
export async function prefetchList<Data>(client: QueryClient, query: Query<Data>): Promise<void> {
  if (typeof document === 'undefined') await client.ensureQueryData(query);
  else void client.prefetchQuery(query);
}

/** Why the router loads: `enter` when the reader comes from another page. */
export type Cause = 'enter' | 'stay' | 'preload';

type Paged<Data> = {
  range: PageRange;
  perPage: number;
  query: (page: number) => Query<Data>;
  cause: Cause;
};

/**
 * All pages of a range. On the server the first one says which others exist; the browser returns none. Someone who comes
 * back to several pages waits for them, since Back restores the place before anything else loads.
 */
export async function prefetchPages<Data extends { total: number }>(
  client: QueryClient,
  { range, perPage, query, cause }: Paged<Data>,
): Promise<Data[]> {
  const from = firstPageOf(range);
  if (typeof document !== 'undefined') {
    const pages = Array.from({ length: (range.page ?? 1) - from + 1 }, (_, place) => from + place);
    const loading = Promise.all(pages.map((page) => client.prefetchQuery(query(page))));
    if (cause === 'enter' && pages.length > 1) await loading;
    return [];
  }
  const first = await client.ensureQueryData(query(from));
  const further = furtherPages(range, { total: first.total, perPage });
  return [first, ...(await Promise.all(further.map((page) => client.ensureQueryData(query(page)))))];
}
