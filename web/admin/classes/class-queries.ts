import { everyPage } from '#web/shared/api/every-page.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';

export const peoplePerPage = 50;

export function lessonsQuery(classId: number) {
  const options = (page: { number: number; size: number }) =>
    queries().classes.retrieveLessonSources.queryOptions({
      input: { filter: { class_id: classId }, sort: [{ field: 'starts_at' }], page },
    });
  return {
    queryKey: [...options({ number: 1, size: 100 }).queryKey, 'every page'],
    queryFn: () => everyPage((page) => api().classes.retrieveLessonSources({ filter: { class_id: classId }, page })),
  };
}

export function enrollmentsQuery(classId: number, page: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { class_id: classId }, page: { number: page, size: peoplePerPage } },
  });
}

/** Only how many there are. */
export function activeCountQuery(classId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { class_id: classId, status: [...activeEnrollmentStatuses] }, page: { number: 1, size: 1 } },
  });
}

export function waitingQuery(classId: number) {
  return queries().classes.retrieveWaitingPersons.queryOptions({
    input: { filter: { class_id: classId }, page: { number: 1, size: 100 } },
  });
}

export function trainersQuery() {
  const { queryKey } = queries().classes.retrieveTrainers.queryOptions({ input: {} });
  return {
    queryKey: [...queryKey, 'every page'],
    queryFn: () => everyPage((page) => api().classes.retrieveTrainers({ page })),
  };
}

export function usersQuery(search: string) {
  return queries().identity.retrieveUserRecords.queryOptions({
    input: { filter: { search, is_disabled: false }, page: { number: 1, size: 8 } },
  });
}

/** Where somebody of this course can move to. */
export function otherClassesQuery(courseId: number) {
  return queries().classes.retrieveClassSources.queryOptions({
    input: { filter: { course_id: courseId, status: 'opened' }, page: { number: 1, size: 100 } },
  });
}
