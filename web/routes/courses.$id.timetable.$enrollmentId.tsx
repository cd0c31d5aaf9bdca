import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readTimetableSearch, type TimetableSearch } from '#web/offer/classes/model/timetable-search.ts';
import { timetableQuery } from '#web/offer/classes/timetable/timetable-queries.ts';
import { TimetablePage } from '#web/offer/classes/timetable/timetable-page.tsx';
import { codeOf } from '#web/shared/api/api-error.ts';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { isMissing } from '#web/shared/page/is-missing.ts';
import { signedInPage } from '#web/shared/session/guards.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { unparsedSearch, useRead } from './-unparsed-search.ts';

export const Route = createFileRoute('/courses/$id/timetable/$enrollmentId')({
  ...signedInPage,
  staticData: { texts: ['timetable', 'calendar', 'calendar_later'], ofOwnCourses: true },
  validateSearch: unparsedSearch<TimetableSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    const query = timetableQuery(idInPath(params.enrollmentId), readTimetableSearch(deps));
    void queryClient.prefetchQuery({ ...query, staleTime: 0 });
  },
  head: ({ match }) => {
    const title = isMissing(match) ? [] : [{ title: match.context.texts.site.title_timetable }];
    return { meta: [...title, { name: 'robots', content: 'noindex' }] };
  },
  component: TimetableRoute,
  notFoundComponent: NotFoundPage,
});

function TimetableRoute() {
  const search = useRead(Route.useSearch(), readTimetableSearch);
  const { id, enrollmentId } = Route.useParams();
  const { data, error } = useQuery(timetableQuery(idInPath(enrollmentId), search));
  const isOfAnotherCourse = data && data.results[0]?.course.id !== Number(id);
  if (isOfAnotherCourse || codeOf(error) === 'not_found') return <NotFoundPage />;

  return <TimetablePage enrollmentId={Number(enrollmentId)} search={search} />;
}
