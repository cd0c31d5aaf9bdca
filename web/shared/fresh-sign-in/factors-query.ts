import { queries } from '#web/shared/api/api.ts';

/** Always refetched: factors may have changed on another device. */
export function factorsQuery() {
  return { ...queries().identity.retrieveFactors.queryOptions({ input: {} }), staleTime: 0 };
}

export function sessionsQuery() {
  const input = { page: { number: 1, size: 50 } };
  return { ...queries().identity.retrieveSessions.queryOptions({ input }), staleTime: 0 };
}
