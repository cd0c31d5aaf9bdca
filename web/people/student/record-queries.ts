import { queries } from '#web/shared/api/api.ts';

const most = 100;

/** One's own papers and qualifications, also for who may see everybody's. */
export function documentsQuery(personId: number) {
  const query = queries().people.retrieveStudentDocuments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: most } },
  });
  return { ...query, staleTime: 0 };
}

export function qualificationsQuery(personId: number) {
  const query = queries().people.retrieveQualifications.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: most } },
  });
  return { ...query, staleTime: 0 };
}

/** Whether the person follows anything. */
export function anyEnrollmentQuery(personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: 1 } },
  });
}
