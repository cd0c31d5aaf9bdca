import { useQuery } from '@tanstack/react-query';
import { claimsOfInbox } from '#contract/areas/inbox/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { useSession } from '#web/shared/session/session-store.ts';

const pollMs = 30_000;

/** What waits for this user, by kind; nothing for those without an inbox. */
export function useInboxCounters() {
  const session = useSession();
  const claims: readonly string[] = session.status === 'user' ? session.claims : [];
  const { data } = useQuery({
    ...queries().inbox.retrieveInboxCounters.queryOptions({ input: {} }),
    enabled: claimsOfInbox.some((claim) => claims.includes(claim)),
    refetchInterval: pollMs,
  });
  const counters = data?.results ?? [];
  const sumOf = (field: 'waiting' | 'mine') => counters.reduce((sum, counter) => sum + counter[field], 0);
  return { counters, waiting: sumOf('waiting'), mine: sumOf('mine') };
}
