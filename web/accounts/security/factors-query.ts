import { queries } from '#web/shared/api.ts';

/** One's second factors; they may have changed on another device, so they are asked for anew each time. */
export function factorsQuery() {
  return { ...queries().accounts.retrieveFactors.queryOptions({ input: {} }), staleTime: 0 };
}

export function sessionsQuery() {
  const input = { page: { number: 1, size: 50 } };
  return { ...queries().accounts.retrieveSessions.queryOptions({ input }), staleTime: 0 };
}
