import { queries } from '#web/shared/api/api.ts';

export function waitingQuery(courseId: number) {
  return queries().classes.retrieveWaitingEntries.queryOptions({
    input: { filter: { course_id: courseId }, page: { number: 1, size: 100 } },
  });
}
