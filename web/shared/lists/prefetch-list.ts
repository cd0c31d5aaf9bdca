import type { QueryClient } from '@tanstack/react-query';

type Query<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

/** The server waits for the list; the browser shows the page at once with a skeleton. */
export async function prefetchList<Data>(client: QueryClient, query: Query<Data>): Promise<void> {
  if (typeof document === 'undefined') await client.ensureQueryData(query);
  else void client.prefetchQuery(query);
}
