import { createFileRoute } from '@tanstack/react-router';
import { AgendaPage } from '#web/offer/classes/agenda/agenda-page.tsx';
import { readAgendaSearch, type AgendaSearch } from '#web/offer/classes/model/agenda.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/my-agenda')({
  staticData: {
    texts: ['agenda', 'timetable', 'calendar_later'],
    profileMenu: { group: 'teach', place: 15, text: 'my_agenda', role: 'trainer' },
  },
  validateSearch: unparsedSearch<AgendaSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_my_agenda }] }),
  component: AgendaRoute,
});

function AgendaRoute() {
  const search = useRead(Route.useSearch(), readAgendaSearch);

  return <AgendaPage search={search} />;
}
