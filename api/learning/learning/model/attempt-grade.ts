import type { GradePolicy } from '#contract/learning/learning/values.ts';

/** The grade of a content from those of its attempts, in order; attempts without one do not count. Two decimals. */
export function gradeOfAttempts(grades: readonly (number | null)[], policy: GradePolicy): number | null {
  const graded = grades.filter((grade) => grade !== null);
  const last = graded.at(-1);
  if (last === undefined) return null;
  if (policy === 'best') return Math.max(...graded);
  if (policy === 'last') return last;
  return Math.round(graded.reduce((sum, grade) => sum + Math.round(grade * 100), 0) / graded.length) / 100;
}
