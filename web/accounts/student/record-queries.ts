import { queries } from '#web/shared/api.ts';

const most = 100;

/** One's own papers and qualifications, also for who may see everybody's. */
export function documentsQuery(personId: number) {
  const query = queries().accounts.retrieveStudentDocuments.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: most } },
  });
  return { ...query, staleTime: 0 };
}

export function qualificationsQuery(personId: number) {
  const query = queries().accounts.retrieveQualifications.queryOptions({
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
