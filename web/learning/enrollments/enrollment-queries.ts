import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import { nextChangeMs } from './model/next-change.ts';

const most = 100;

export function ownEnrollmentsQuery(personId: number) {
  const options = queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: most } },
  });
  return {
    ...options,
    refetchInterval: ({ state: { data } }: { state: { data?: { results: Enrollment[] } | undefined } }) =>
      data ? nextChangeMs(data.results, Date.now()) : false,
  };
}

export function enrollmentsInQuery(courseId: number, personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { course_id: courseId, person_id: personId } },
  });
}

export function enrollmentsInClassQuery(classId: number, personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { class_id: classId, person_id: personId } },
  });
}
