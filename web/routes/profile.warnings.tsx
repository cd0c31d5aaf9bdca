import { createFileRoute } from '@tanstack/react-router';
import { warnings } from '#web/messages/mailboxes.ts';
import { MessagesPage } from '#web/messages/messages-page.tsx';
import { readWarningsSearch } from '#web/messages/model/messages-search.ts';
import { currentSession } from '#web/shared/session-store.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/profile/warnings')({
  validateSearch: readWarningsSearch,
  loaderDeps: ({ search }) => readWarningsSearch(search),
  loader: ({ context: { queryClient }, deps }) => {
    const session = currentSession();
    if (session.status === 'user')
      void queryClient.prefetchQuery({ ...warnings.query(session.user, deps), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_warnings }] }),
  component: WarningsPage,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
});

function WarningsPage() {
  return <MessagesPage box={warnings} search={Route.useLoaderDeps()} />;
}
