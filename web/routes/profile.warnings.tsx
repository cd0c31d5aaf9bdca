import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { warnings } from '#web/messages/mailboxes.ts';
import { MessagesPage } from '#web/messages/messages-page.tsx';
import { readWarningsSearch, type WarningsSearch } from '#web/messages/model/messages-search.ts';
import { currentSession } from '#web/shared/session/session-store.ts';

export const Route = createFileRoute('/profile/warnings')({
  validateSearch: asSaid,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    const session = currentSession();
    if (session.status === 'user')
      void queryClient.prefetchQuery({ ...warnings.query(session.user, readWarningsSearch(deps)), staleTime: 0 });
  },
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_warnings }] }),
  component: WarningsPage,
});

// The loader and the page parse the search, so that the parser is loaded with them and not with the shell.
function asSaid(raw: Record<string, unknown>): WarningsSearch {
  return raw;
}

function WarningsPage() {
  const said = Route.useSearch();
  const search = useMemo(() => readWarningsSearch(said), [said]);

  return <MessagesPage box={warnings} search={search} />;
}
