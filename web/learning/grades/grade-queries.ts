import { queries } from '#web/shared/api/api.ts';

export const peoplePerSheet = 100;

export function assessmentsQuery(classId: number) {
  const query = queries().grades.retrieveAssessments.queryOptions({
    input: { filter: { class_id: classId }, page: { number: 1, size: 100 } },
  });
  return { ...query, staleTime: 0 };
}

export function sheetQuery({ classId, assessmentId, page }: { classId: number; assessmentId: number; page: number }) {
  const query = queries().grades.retrieveGrades.queryOptions({
    input: {
      filter: { class_id: classId, assessment_id: assessmentId },
      page: { number: page, size: peoplePerSheet },
    },
  });
  return { ...query, staleTime: 0 };
}

export function gridQuery(classId: number, page: number) {
  const query = queries().grades.retrieveGrades.queryOptions({
    input: { filter: { class_id: classId }, page: { number: page, size: peoplePerSheet } },
  });
  return { ...query, staleTime: 0 };
}

export function changesQuery(classId: number, assessmentId: number) {
  const query = queries().grades.retrieveGradeChanges.queryOptions({
    input: { filter: { class_id: classId, assessment_id: assessmentId }, page: { number: 1, size: 100 } },
  });
  return { ...query, staleTime: 0 };
}
