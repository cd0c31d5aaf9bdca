import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { prefetchList } from '#web/shared/lists/prefetch-list.ts';
import type { CatalogueCounters, CourseChoices } from '#contract/catalogue/calls.ts';
import { noChoices } from '#contract/no-choices.ts';
import { choicesQuery, countersQuery } from './course-queries.ts';
import type { CoursesSearch } from './model/course-search.ts';

export type Counters = Pick<CatalogueCounters, 'course_count' | 'partner_count' | 'country_count'>;

export async function loadChoices(client: QueryClient, search: CoursesSearch): Promise<void> {
  await Promise.all([prefetchList(client, countersQuery()), prefetchList(client, choicesQuery(search))]);
}

/** The filters and their counts; the previous ones while new ones load, undefined before the first. */
export function useCourseChoices(search: CoursesSearch): CourseChoices | undefined {
  const { data, isPending } = useQuery({ ...choicesQuery(search), placeholderData: keepPreviousData });
  return isPending ? undefined : (data?.results[0] ?? noChoices);
}

export function useCounters(): Counters | undefined {
  return useQuery(countersQuery()).data?.results[0];
}
