import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';
import { loadChoices, useCourseChoices } from '#web/offer/catalogue/course-choices.ts';
import { CourseListing } from '#web/offer/catalogue/course-listing.tsx';
import { loadCourses, useCourses, useMeant } from '#web/offer/catalogue/course-list.ts';
import { CourseResults } from '#web/offer/catalogue/course-results.tsx';
import { CoursesHead } from '#web/offer/catalogue/courses-head.tsx';
import { ActiveFilters, CourseFilters, NearCourses, NoCourses } from '#web/offer/catalogue/deferred.tsx';
import {
  hasEmptyNames,
  narrowedBy,
  pricedIn,
  readCoursesSearch,
  type CoursesSearch,
} from '#web/offer/catalogue/model/course-search.ts';
import { DidYouMean, ResultsBar } from '#web/offer/catalogue/results-bar.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';
import { Page } from '#web/shared/ui/page.tsx';
import { currentVisitor, useVisitor } from '#web/shared/visitor/visitor.ts';
import { WishlistButton } from '#web/areas/wishlist/wishlist-button.tsx';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/courses/')({
  staticData: { texts: ['catalogue'], laterTexts: ['wishlist'] },
  validateSearch: unparsedSearch<CoursesSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, location, cause }) => {
    const search = readCoursesSearch(deps);
    // A form that was sent without script has empty names in its address.
    if (hasEmptyNames(location.searchStr)) throw redirect({ to: '/courses', search });
    const requested = pricedIn(currentVisitor().currency, search);
    await Promise.all([loadChoices(queryClient, requested), loadCourses(queryClient, requested, cause)]);
    return { isWhole: !search.search && narrowedBy(search).length === 0 };
  },
  head: ({ match: { context, search }, loaderData }) => {
    const title = context.texts.site.title_courses;
    const description = context.texts.site.about_courses;
    const head = publicHead({ path: '/courses', lang: search.lang, title, description });
    // Search engines index only the whole list.
    return loaderData?.isWhole ? head : { meta: [{ title }, { name: 'robots', content: 'noindex, follow' }] };
  },
  component: Courses,
});

const wishlistButton = (course: { id: number; title: string }) => <WishlistButton course={course} />;

function Courses() {
  const visitor = useVisitor();
  const raw = Route.useSearch();
  const search = useMemo(() => pricedIn(visitor.currency, readCoursesSearch(raw)), [visitor.currency, raw]);
  const currency = visitor.currency.toUpperCase();
  const shown = useCourseChoices(search);
  const choices = shown?.choices;
  const result = useCourses(search);
  const total = result.data?.total;
  const meant = useMeant(search, result.data);

  return (
    <Page>
      <CoursesHead isEmpty={total === 0} />
      <CourseListing
        search={search}
        filters={
          <CourseFilters
            choices={choices}
            isCounted={shown?.isCounted ?? false}
            search={search}
            currency={currency}
            total={total}
          />
        }
      >
        <DidYouMean search={search} words={meant} />
        <ResultsBar search={search} total={total} />
        <ActiveFilters search={search} choices={choices} currency={currency} />
        <CourseResults
          search={search}
          found={result}
          wishlistButton={wishlistButton}
          none={<NoCourses search={search} choices={shown?.isCurrent ? choices : undefined} currency={currency} />}
        />
        <NearCourses search={search} found={result} wishlistButton={wishlistButton} />
      </CourseListing>
    </Page>
  );
}
