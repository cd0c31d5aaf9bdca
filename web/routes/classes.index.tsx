import { createFileRoute, redirect } from '@tanstack/react-router';
import { hasEmptyNames } from '#web/offer/catalogue/model/course-search.ts';
import { loadCalendar } from '#web/offer/classes/calendar/calendar-queries.ts';
import { CalendarFilters } from '#web/offer/classes/calendar/calendar-filters.tsx';
import { CalendarHead } from '#web/offer/classes/calendar/calendar-head.tsx';
import { CalendarView } from '#web/offer/classes/calendar/calendar-view.tsx';
import { SubscribePart } from '#web/offer/classes/calendar/deferred.tsx';
import { readCalendarSearch, type CalendarSearch } from '#web/offer/classes/model/calendar-search.ts';
import { publicHead } from '#web/shared/page/page-head.ts';
import { loadTexts } from '#web/shared/texts/texts.ts';
import { Page } from '#web/shared/ui/page.tsx';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

export const Route = createFileRoute('/classes/')({
  staticData: { texts: ['calendar'], laterTexts: ['calendar_later'] },
  validateSearch: unparsedSearch<CalendarSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, location }) => {
    // A form that was sent without script has empty names in its address.
    if (hasEmptyNames(location.searchStr)) throw redirect({ to: '/classes', search: readCalendarSearch(deps) });
    const [texts, loaded] = await Promise.all([
      loadTexts(currentVisitor().locale, ['calendar']),
      loadCalendar(queryClient, readCalendarSearch(deps)),
    ]);
    return { ...loaded, title: texts.calendar.title, description: texts.calendar.about };
  },
  // For search engines all filters are this one page.
  head: ({ match: { search }, loaderData }) =>
    loaderData ? publicHead({ ...loaderData, path: '/classes', lang: search.lang }) : {},
  component: Classes,
});

function Classes() {
  const search = useRead(Route.useSearch(), readCalendarSearch);
  const { today, begin } = Route.useLoaderData();

  return (
    <Page>
      <CalendarHead />
      <CalendarFilters search={search} />
      <CalendarView search={search} today={today} begin={begin} />
      <SubscribePart search={search} />
    </Page>
  );
}
