import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import { filterOf, type ItemKey } from './model/inbox-search.ts';

export const itemsPerPage = 50;
/** While the page is in view; what somebody else decides leaves the list by then. */
const pollMs = 15_000;

/** The page of the queue that the address shows. */
export function useInbox(search: DeskSearch) {
  const userId = useUser()?.id ?? 0;
  const input = { filter: filterOf(search, userId), page: { number: search.page ?? 1, size: itemsPerPage } };
  return useQuery({
    ...queries().inbox.retrieveInbox.queryOptions({ input }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
}

/** One item; null once it no longer waits. */
export function useInboxItem({ kind, id }: ItemKey) {
  const input = { filter: { kind, id }, page: { number: 1, size: 1 } };
  return useQuery({
    ...queries().inbox.retrieveInbox.queryOptions({ input }),
    select: ({ results }) => results[0] ?? null,
    refetchInterval: pollMs,
  });
}

/** Drops what the inbox and the slices of its items have answered. */
export function useRefreshInbox() {
  const client = useQueryClient();
  const [locale] = queries().inbox.retrieveInbox.key();
  return async () => {
    await Promise.all(
      ['inbox', 'payments', 'classes', 'reviews', 'people', 'enrollments', 'messages', 'fiscal'].map((slice) =>
        client.invalidateQueries({ queryKey: [locale, slice] }),
      ),
    );
  };
}
