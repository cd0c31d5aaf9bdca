import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { describeForMachines } from '#web/shared/page/describe-for-machines.ts';
import { prefetchPages, type Cause } from '#web/shared/lists/prefetch-list.ts';
import {
  choicesQuery,
  coursesPerPage,
  coursesQuery,
  someCoursesQuery,
  spellingQuery,
  type ShownCourse,
} from './course-queries.ts';
import { nearSearchOf } from './model/near-courses.ts';
import type { CoursesSearch } from './model/course-search.ts';

/** The server waits for the list; the browser shows the page at once while the list loads. */
export async function loadCourses(client: QueryClient, search: CoursesSearch, cause: Cause): Promise<void> {
  const query = (page: number) => coursesQuery(search, page);
  const pages = await prefetchPages(client, { range: search, perPage: coursesPerPage, query, cause });
  const [first] = pages;
  if (!first) return;
  describeForMachines({ kind: 'courses', courses: pages.flatMap(({ results }) => results) });
  const near = nearSearchOf(search, first);
  await Promise.all([
    first.total === 0 && client.ensureQueryData(otherCoursesQuery()),
    // Where nothing was found, the counts say which filter leaves nothing.
    first.results.length === 0 && client.ensureQueryData(choicesQuery(search)),
    near && client.ensureQueryData(nearQuery(near)),
    isDoubtful(search, first) && client.ensureQueryData(spellingQuery(search)),
  ]);
}

type Match = { results: readonly ShownCourse[] };

/** Without an exact match the words may be mistyped. */
function isDoubtful({ search }: CoursesSearch, { results }: Match): boolean {
  return search !== undefined && results.every(({ match }) => match?.by === 'alike');
}

export function useMeant(search: CoursesSearch, result: Match | undefined): string | undefined {
  const enabled = result !== undefined && isDoubtful(search, result);
  const { data } = useQuery({ ...spellingQuery(search), enabled });
  return enabled ? data?.results[0]?.search : undefined;
}

export function useCourses(search: CoursesSearch) {
  return useQuery({ ...coursesQuery(search), placeholderData: keepPreviousData });
}

export type FoundCourses = ReturnType<typeof useCourses>;

export function otherCoursesQuery() {
  return someCoursesQuery({ sort: 'popular' }, 3);
}

export function nearQuery(near: ReturnType<typeof nearSearchOf>) {
  return someCoursesQuery(near?.search ?? {}, near?.size ?? 1);
}
