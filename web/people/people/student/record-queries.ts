import { queries } from '#web/shared/api/api.ts';

const most = 100;

/** Filtered by person, since staff may read everybody's. */
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

export function anyEnrollmentQuery(personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: 1 } },
  });
}
