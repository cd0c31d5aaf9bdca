import { createFileRoute, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readTimetableSearch, type TimetableSearch } from '#web/classes/model/timetable-search.ts';
import { timetableQuery } from '#web/classes/timetable/timetable-queries.ts';
import { TimetablePage } from '#web/classes/timetable/timetable-page.tsx';
import { codeOf } from '#web/shared/api/api-error.ts';
import { isMissing } from '#web/shared/page/is-missing.ts';
import { signedInPage } from '#web/shared/session/guards.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/courses/$id/timetable/$enrollmentId')({
  ...signedInPage,
  validateSearch: unparsedSearch<TimetableSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const [courseId, enrollmentId] = [Number(params.id), Number(params.enrollmentId)];
    if (!Number.isSafeInteger(enrollmentId) || enrollmentId < 1) throw notFound();
    try {
      const { results } = await queryClient.fetchQuery({
        ...timetableQuery(enrollmentId, readTimetableSearch(deps)),
        staleTime: 0,
      });
      if (results[0]?.course.id !== courseId) throw notFound();
    } catch (error) {
      if (codeOf(error) === 'not_found') throw notFound();
      // The page says what failed, and offers to try again.
      if (codeOf(error) === undefined) throw error;
    }
  },
  head: ({ match }) => {
    const title = isMissing(match) ? [] : [{ title: match.context.texts.site.title_timetable }];
    return { meta: [...title, { name: 'robots', content: 'noindex' }] };
  },
  component: TimetableRoute,
  notFoundComponent: NotFoundPage,
});

function TimetableRoute() {
  // Renders again in another language, with the queries of that language.
  useVisitor();
  const said = Route.useSearch();
  const search = useMemo(() => readTimetableSearch(said), [said]);

  return <TimetablePage enrollmentId={Number(Route.useParams().enrollmentId)} search={search} />;
}
