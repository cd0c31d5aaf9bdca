import { QueryClient, type InvalidateQueryFilters, type QueryFilters } from '@tanstack/react-query';

/**
 * Also fetches again what is being fetched for the first time when it is invalidated. The library lets a first fetch go
 * on, so an answer from before a command would be kept as fresh.
 */
export class FreshQueryClient extends QueryClient {
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const running: QueryFilters = { ...(filters as InvalidateQueryFilters), fetchStatus: 'fetching' };
    const first = this.getQueryCache()
      .findAll(running)
      .filter(({ state }) => state.data === undefined);
    for (const query of first) {
      void query.cancel({ silent: true });
      query.fetch().catch(() => {});
    }
    return super.invalidateQueries(filters, options);
  }
}
