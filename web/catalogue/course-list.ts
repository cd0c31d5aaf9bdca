import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { coursesQuery, startingCoursesQuery } from './course-queries.ts';
import type { CoursesSearch } from './model/course-search.ts';

const inBrowser = typeof document !== 'undefined';

/** The server waits for the list; the browser turns the page at once and shows that it is on its way. */
export async function bringCourses(client: QueryClient, search: CoursesSearch): Promise<void> {
  const query = coursesQuery(search);
  if (inBrowser) {
    void client.prefetchQuery(query);
    return;
  }
  const { total } = await client.ensureQueryData(query);
  if (total === 0) await client.ensureQueryData(otherCoursesQuery());
}

/** What an address finds; what was found before stays, dimmed, while another list is under way. */
export function useCourses(search: CoursesSearch) {
  return useQuery({ ...coursesQuery(search), placeholderData: keepPreviousData });
}

export type FoundCourses = ReturnType<typeof useCourses>;

/** For whom the list is empty. */
export function otherCoursesQuery() {
  return startingCoursesQuery(3);
}
