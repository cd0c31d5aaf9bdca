import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { Invitation } from '#contract/people/organizations/affiliation.ts';
import { queries } from '#web/shared/api/api.ts';
import { invitationInPath } from '../model/invitation-in-path.ts';

export function invitationQuery(token: string) {
  const query = queries().organizations.readInvitation.queryOptions({ input: { data: [{ token }] } });
  return { ...query, staleTime: 0, gcTime: 0, retry: false };
}

/** Long enough for the form that follows the loader. */
const shortly = 10_000;

function queryBehind(token: string) {
  return { ...invitationQuery(token), staleTime: shortly, gcTime: shortly };
}

/** Loads the invitation that a sign-in or a sign-up leads back to. Never fails. */
export async function loadInvitationBehind(queryClient: QueryClient, redirect: string | undefined): Promise<void> {
  const token = invitationInPath(redirect);
  if (token !== null) await queryClient.prefetchQuery(queryBehind(token));
}

/** The open invitation that a sign-in or a sign-up leads back to. Only its token reveals the invited address. */
export function useInvitationBehind(redirect: string | undefined): Invitation | undefined {
  const token = invitationInPath(redirect);
  const { data } = useQuery({ ...queryBehind(token ?? ''), enabled: token !== null });
  return data?.data.find(({ status }) => status === 'invited');
}
