import { queries } from '#web/shared/api/api.ts';

// What a link opens is asked once, and what was asked before is of no use to anybody.
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false };

export function confirmationQuery(token: string) {
  return { ...queries().identity.retrieveConfirmations.queryOptions({ input: { filter: { token } } }), ...once };
}

export function passwordRecoveryQuery(token: string) {
  return { ...queries().identity.retrievePasswordRecoveries.queryOptions({ input: { filter: { token } } }), ...once };
}
