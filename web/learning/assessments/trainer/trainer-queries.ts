import type { QueryClient } from '@tanstack/react-query';
import type { ClassLearner } from '#contract/learning/assessments/grading.ts';
import { queries } from '#web/shared/api/api.ts';

export const attemptsPerPage = 20;
export const learnersPerPage = 20;
const everything = { number: 1, size: 100 };

export function classAssessmentsQuery(classId: number) {
  const input = { filter: { class_id: classId }, page: everything };
  return { ...queries().assessments.retrieveClassAssessments.queryOptions({ input }), staleTime: 0 };
}

type Attempts = { classId: number; contentId: number; page: number };

/** Those that wait come first. */
export function attemptsQuery({ classId, contentId, page }: Attempts) {
  const input = {
    filter: { class_id: classId, content_id: contentId },
    page: { number: page, size: attemptsPerPage },
  };
  return { ...queries().assessments.retrieveAttempts.queryOptions({ input }), staleTime: 0 };
}

/** Of an assessment that is done elsewhere, everybody has one. */
export function marksQuery(contentId: number, learners: readonly ClassLearner[]) {
  const enrollment_id = learners.map((learner) => learner.enrollment_id);
  const input = { filter: { content_id: contentId, enrollment_id }, page: { number: 1, size: learnersPerPage } };
  const options = queries().assessments.retrieveAttempts.queryOptions({ input });
  return { ...options, staleTime: 0, enabled: learners.length > 0 };
}

export function learnersQuery(classId: number, page: number) {
  const input = { filter: { class_id: classId }, page: { number: page, size: learnersPerPage } };
  return { ...queries().assessments.retrieveExtraTimes.queryOptions({ input }), staleTime: 0 };
}

/** After a grading, also one that was refused: the page asks again what the grades are. */
export async function noteGrading(client: QueryClient): Promise<void> {
  const { assessments, grades, teaching } = queries();
  const changed = [
    assessments.retrieveClassAssessments,
    assessments.retrieveAttempts,
    assessments.retrieveExtraTimes,
    assessments.openAttempt,
    grades.retrieveAssessments,
    grades.retrieveGrades,
    teaching.retrieveConclusions,
  ];
  await Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: call.key() })));
}
