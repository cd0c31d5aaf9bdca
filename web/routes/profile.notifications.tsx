import { createFileRoute } from '@tanstack/react-router';
import { notifications } from '#web/messages/mailboxes.ts';
import { MessagesPage } from '#web/messages/messages-page.tsx';
import { readNotificationsSearch } from '#web/messages/model/messages-search.ts';
import { currentSession } from '#web/shared/session-store.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/profile/notifications')({
  validateSearch: readNotificationsSearch,
  loaderDeps: ({ search }) => readNotificationsSearch(search),
  loader: ({ context: { queryClient }, deps }) => {
    const session = currentSession();
    if (session.status === 'user')
      void queryClient.prefetchQuery({ ...notifications.query(session.user, deps), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_notifications }] }),
  component: NotificationsPage,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
});

function NotificationsPage() {
  return <MessagesPage box={notifications} search={Route.useLoaderDeps()} />;
}
