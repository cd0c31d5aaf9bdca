import { queries } from '#web/shared/api/api.ts';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';

/** Seats, payments and acceptances change, so every visit asks again. */
export function classroomQuery(id: number) {
  const options = queries().classroom.retrieveClassrooms.queryOptions({
    input: { filter: { id, currency_id: currencyIdOf(currentVisitor().currency) } },
  });
  return { ...options, staleTime: 0 };
}

export function standingQuery(classId: number) {
  const options = queries().enrollments.retrieveEnrollmentStandings.queryOptions({
    input: { filter: { class_id: classId }, page: { number: 1, size: 1 } },
  });
  return { ...options, staleTime: 0 };
}

export function ownPersonQuery(personId: number) {
  const options = queries().people.retrievePersons.queryOptions({ input: { filter: { id: personId } } });
  return { ...options, staleTime: 0 };
}

export const mostParticipants = 100;

export function participantsQuery(classId: number, page: number) {
  const options = queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { class_id: classId }, page: { number: page, size: mostParticipants } },
  });
  return { ...options, staleTime: 0 };
}

export const mostLessons = 100;

export function lessonsQuery(classId: number) {
  const options = queries().classes.retrieveLessons.queryOptions({
    input: {
      filter: { class_id: classId },
      sort: [{ field: 'starts_at', order: 'asc' }],
      page: { number: 1, size: mostLessons },
    },
  });
  // The link of a live lesson appears shortly before it.
  return { ...options, staleTime: 0, refetchInterval: 60_000 };
}

export function modulesQuery(courseId: number) {
  const options = queries().learning.retrieveModules.queryOptions({
    input: {
      filter: { course_id: courseId },
      sort: [{ field: 'position', order: 'asc' }],
      page: { number: 1, size: 100 },
    },
  });
  return { ...options, staleTime: 0 };
}

export function resourcesQuery(classId: number) {
  const options = queries().classroom.retrieveClassResources.queryOptions({
    input: { filter: { class_id: classId }, page: { number: 1, size: 100 } },
  });
  return { ...options, staleTime: 0 };
}

export function ownFilesQuery(enrollmentId: number) {
  const options = queries().enrollments.retrieveEnrollmentFiles.queryOptions({
    input: { filter: { enrollment_id: enrollmentId } },
  });
  return { ...options, staleTime: 0 };
}

export const mostToReview = 50;

/** The oldest first. */
export function filesToReviewQuery(classId: number) {
  const options = queries().enrollments.retrieveEnrollmentFiles.queryOptions({
    input: {
      filter: { class_id: classId, status: 'handed_in' },
      sort: [{ field: 'handed_in_at', order: 'asc' }],
      page: { number: 1, size: mostToReview },
    },
  });
  return { ...options, staleTime: 0 };
}

/** Classes of the course that can be bought now. */
export function otherClassesQuery(courseId: number) {
  const options = queries().classes.retrieveClasses.queryOptions({
    input: {
      filter: { course_id: courseId, is_for_sale: true, has_seats: true },
      sort: [{ field: 'start_at', order: 'asc' }],
      page: { number: 1, size: 50 },
    },
  });
  return { ...options, staleTime: 0 };
}
