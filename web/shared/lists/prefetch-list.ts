import type { QueryClient } from '@tanstack/react-query';

type Query<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

/** The server waits for a list; the browser turns the page at once and shows that it is on its way. */
export async function prefetchList<Data>(client: QueryClient, query: Query<Data>): Promise<void> {
  if (typeof document === 'undefined') await client.ensureQueryData(query);
  else void client.prefetchQuery(query);
}
