import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CourseCards } from '#web/offer/catalogue/course-cards.tsx';
import { coursesPerPartnerPage, coursesOfPartnerQuery } from '#web/offer/catalogue/course-queries.ts';
import { nextClassesQuery } from '#web/offer/classes/class-queries.ts';
import { NextClasses } from '#web/offer/classes/next-classes.tsx';
import {
  CourseCardsLoading,
  CoursesOnTheirWay,
  PartnerCourses,
} from '#web/offer/catalogue/partners/partner-courses.tsx';
import { PartnerHead } from '#web/offer/catalogue/partners/partner-head.tsx';
import { partnerQuery } from '#web/offer/catalogue/partners/partner-queries.ts';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { FurtherPages } from '#web/shared/lists/further-pages.tsx';
import { listHead } from '#web/shared/lists/list-head.ts';
import { firstPageOf, type PageRange } from '#web/shared/lists/page-range.ts';
import { readListSearch, type ListSearch } from '#web/shared/lists/list-search.ts';
import { describeForMachines } from '#web/shared/page/describe-for-machines.ts';
import { prefetchList, prefetchPages } from '#web/shared/lists/prefetch-list.ts';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';
import { unparsedSearch } from './-unparsed-search.ts';

const mostClasses = 5;

export const Route = createFileRoute('/partners/$partnerId')({
  staticData: { texts: ['partners', 'home'], laterTexts: ['wishlist'] },
  validateSearch: unparsedSearch<ListSearch>,
  loaderDeps: ({ search }) => readListSearch(search),
  loader: async ({ context: { queryClient, texts }, params, deps, cause }) => {
    const id = idInPath(params.partnerId);
    const [{ results }] = await Promise.all([
      queryClient.ensureQueryData(partnerQuery(id)),
      prefetchPages(queryClient, { ...coursePages(id, deps), cause }),
      prefetchList(queryClient, nextClassesQuery(mostClasses, id)),
    ]);
    const [partner] = results;
    if (!partner) throw notFound();
    describeForMachines({ kind: 'partner', partner });
    return listHead({
      ...deps,
      path: `/partners/${id}`,
      title: `${partner.name} · ${texts.site.name}`,
      description: partner.about,
    });
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: PartnerPage,
  notFoundComponent: NotFoundPage,
});

function coursePages(id: number, range: PageRange) {
  return { range, perPage: coursesPerPartnerPage, query: (page: number) => coursesOfPartnerQuery(id, page) };
}

function PartnerPage() {
  const id = idInPath(Route.useParams().partnerId);
  const range = Route.useLoaderDeps();
  const [partner] = useSuspenseQuery(partnerQuery(id)).data.results;
  const match = useQuery({ ...coursesOfPartnerQuery(id, firstPageOf(range)), placeholderData: keepPreviousData });
  const { data: courses, isPlaceholderData, error } = match;
  const classes = useQuery(nextClassesQuery(mostClasses, id)).data?.results ?? [];

  if (error) throw error;
  if (!partner) return <NotFoundPage />;
  return (
    <>
      <PartnerHead partner={partner} />
      {courses ? (
        <PartnerCourses
          partnerId={id}
          range={range}
          total={courses.total}
          isOld={isPlaceholderData}
          renderFurther={(link, label) => (
            <FurtherPages
              {...coursePages(id, range)}
              total={courses.total}
              render={({ results }) => <CourseCards courses={results} />}
              skeleton={<CourseCardsLoading />}
              label={label}
              link={link}
            />
          )}
        >
          <CourseCards courses={courses.results} />
        </PartnerCourses>
      ) : (
        <CoursesOnTheirWay />
      )}
      {classes.length > 0 && <NextClasses classes={classes} partnerId={id} />}
    </>
  );
}
