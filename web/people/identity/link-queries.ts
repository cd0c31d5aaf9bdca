import { queries } from '#web/shared/api/api.ts';

// A link is looked up once; earlier answers are useless.
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false };

export function confirmationQuery(token: string) {
  return { ...queries().identity.retrieveConfirmations.queryOptions({ input: { filter: { token } } }), ...once };
}

export function passwordRecoveryQuery(token: string) {
  return { ...queries().identity.retrievePasswordRecoveries.queryOptions({ input: { filter: { token } } }), ...once };
}

export function staffInvitationQuery(token: string) {
  return { ...queries().identity.retrieveOpenInvitations.queryOptions({ input: { filter: { token } } }), ...once };
}
