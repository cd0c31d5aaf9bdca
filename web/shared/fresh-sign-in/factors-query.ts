import { queries } from '#web/shared/api/api.ts';

/** One's second factors; they may have changed on another device, so they are asked for again each time. */
export function factorsQuery() {
  return { ...queries().identity.retrieveFactors.queryOptions({ input: {} }), staleTime: 0 };
}

export function sessionsQuery() {
  const input = { page: { number: 1, size: 50 } };
  return { ...queries().identity.retrieveSessions.queryOptions({ input }), staleTime: 0 };
}
