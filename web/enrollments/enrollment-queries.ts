import { queries } from '#web/shared/api/api.ts';

const most = 100;

export function ownEnrollmentsQuery(personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: most } },
  });
}

export function enrollmentsInQuery(courseId: number, personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { course_id: courseId, person_id: personId } },
  });
}
