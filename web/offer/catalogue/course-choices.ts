import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { prefetchList } from '#web/shared/lists/prefetch-list.ts';
import type { CatalogueCounters, CourseChoices } from '#contract/offer/catalogue/calls.ts';
import { noChoices } from '#contract/no-choices.ts';
import { choicesQuery, countersQuery } from './course-queries.ts';
import { listsChosen, withCategoriesOf } from './model/counted-choices.ts';
import type { CoursesSearch } from './model/course-search.ts';

export type Counters = Pick<CatalogueCounters, 'course_count' | 'partner_count' | 'country_count'>;

/** The filters of the whole list, which cost nothing to count. */
const wholeList: CoursesSearch = {};

/** The server waits for the counts of a search only where the whole list does not have all that is chosen. */
export async function loadChoices(client: QueryClient, search: CoursesSearch): Promise<void> {
  await Promise.all([prefetchList(client, countersQuery()), loadFilters(client, search)]);
}

async function loadFilters(client: QueryClient, search: CoursesSearch): Promise<void> {
  if (!search.search) return prefetchList(client, choicesQuery(search));
  if (typeof document !== 'undefined') {
    await Promise.all([wholeList, search].map((each) => prefetchList(client, choicesQuery(each))));
    return;
  }
  const whole = await client.ensureQueryData(choicesQuery(wholeList));
  if (!listsChosen(whole.results[0] ?? noChoices, search)) await client.ensureQueryData(choicesQuery(search));
}

export type ShownChoices = {
  choices: CourseChoices;
  /** False while only the values are there, as on the first page of a search. */
  isCounted: boolean;
  /** False for those of the last search, which stay until the next ones are there. */
  isCurrent: boolean;
};

/** Undefined while there is nothing to show. */
export function useCourseChoices(search: CoursesSearch): ShownChoices | undefined {
  const isSearch = search.search !== undefined;
  const whole = useQuery({ ...choicesQuery(wholeList), enabled: isSearch }).data?.results[0];
  const { data, isPending, isPlaceholderData } = useQuery({
    ...choicesQuery(search),
    placeholderData: keepPreviousData,
  });
  const own = data?.results[0];
  if (own) {
    const choices = isSearch && whole ? withCategoriesOf(whole, own) : own;
    return { choices, isCounted: true, isCurrent: !isPlaceholderData };
  }
  if (isSearch && whole) return { choices: whole, isCounted: false, isCurrent: false };
  return isPending ? undefined : { choices: noChoices, isCounted: true, isCurrent: true };
}

export function useCounters(): Counters | undefined {
  return useQuery(countersQuery()).data?.results[0];
}
