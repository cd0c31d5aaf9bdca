import { createFileRoute } from '@tanstack/react-router';
import { warnings } from '#web/people/messages/mailboxes.ts';
import { MessagesPage } from '#web/people/messages/messages-page.tsx';
import { readWarningsSearch, type WarningsSearch } from '#web/people/messages/model/messages-search.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/warnings')({
  staticData: {
    texts: ['messages'],
    profileMenu: { group: 'account', place: 10, text: 'warnings', badge: 'warnings' },
  },
  validateSearch: unparsedSearch<WarningsSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const session = currentSession();
    if (session.status === 'user')
      void queryClient.prefetchQuery({ ...warnings.query(session.user, readWarningsSearch(deps)), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_warnings }] }),
  component: WarningsPage,
});

function WarningsPage() {
  const search = useRead(Route.useSearch(), readWarningsSearch);

  return <MessagesPage box={warnings} search={search} />;
}
