import type { AttemptGrading } from '#contract/learning/learning/values.ts';

/** The grade of a content from those of its attempts, in order; attempts without one do not count. */
export function gradeOfAttempts(grades: readonly (number | null)[], grading: AttemptGrading): number | null {
  const known = grades.filter((grade) => grade !== null);
  if (known.length === 0) return null;
  if (grading === 'last') return known.at(-1) ?? null;
  if (grading === 'best') return Math.max(...known);
  return Math.round((known.reduce((sum, grade) => sum + grade, 0) / known.length) * 100) / 100;
}
