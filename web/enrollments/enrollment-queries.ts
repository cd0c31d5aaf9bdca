import { queries } from '#web/shared/api/api.ts';

const most = 100;

/** A person's own enrollments, the latest first. */
export function ownEnrollmentsQuery(personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: most } },
  });
}

/** A person's enrollments in one course. */
export function enrollmentsInQuery(courseId: number, personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { course_id: courseId, person_id: personId } },
  });
}
