import { plainSearch } from '../page/plain-search.ts';

/** Whether the router would drop parameters of the path, because no page reads them. */
export function hasUnreadParameters(path: string): boolean {
  const { searchParams } = new URL(path, 'https://mestria.example');
  return new URLSearchParams(plainSearch(`?${searchParams.toString()}`)).size < searchParams.size;
}

/** The full path that a visitor asked for: the router leaves out the parameters that no page reads [specification 2, Guards]. */
export function requestedPath(routed: string, { pathname, search, hash }: Location): string {
  const read = plainSearch(`?${new URLSearchParams(search).toString()}`);
  return pathname + read + hash === routed ? pathname + search + hash : routed;
}
