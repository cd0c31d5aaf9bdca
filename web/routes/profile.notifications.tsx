import { createFileRoute } from '@tanstack/react-router';
import { notifications } from '#web/people/messages/mailboxes.ts';
import { MessagesPage } from '#web/people/messages/messages-page.tsx';
import { readNotificationsSearch, type NotificationsSearch } from '#web/people/messages/model/messages-search.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/notifications')({
  staticData: {
    texts: ['messages'],
    profileMenu: { group: 'account', place: 20, text: 'notifications', badge: 'notifications' },
  },
  validateSearch: unparsedSearch<NotificationsSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const session = currentSession();
    if (session.status === 'user')
      void queryClient.prefetchQuery({
        ...notifications.query(session.user, readNotificationsSearch(deps)),
        staleTime: 0,
      });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_notifications }] }),
  component: NotificationsPage,
});

function NotificationsPage() {
  const search = useRead(Route.useSearch(), readNotificationsSearch);

  return <MessagesPage box={notifications} search={search} />;
}
