import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';

export type ConclusionFacts = {
  type: CourseType;
  classStatus: ClassStatus;
  progressRate: number;
  attendanceRate: number | null;
  /** Percent of attendance, or of progress where there are no lessons. */
  attendanceMin: number;
  isAssessed: boolean;
  /** Of 20. Null until every assessment has its grade. */
  grade: number | null;
  gradeMin: number;
};

export type Conclusion = 'passed' | 'attended' | 'failed' | 'not_completed';

/**
 * Null while it goes on (domain 4.4): followed alone, until its conditions are met; with lessons, until its class
 * ends.
 */
export function conclusionOf(standing: ConclusionFacts): Conclusion | null {
  const isOver = standing.classStatus === 'concluded';
  const isAlone = standing.type === 'online';
  if (!isOver && !isAlone) return null;

  if (!hasAttended(standing)) return isOver ? 'not_completed' : null;
  if (!standing.isAssessed) return 'attended';
  if (standing.grade !== null && standing.grade >= standing.gradeMin) return 'passed';
  return isOver ? 'failed' : null;
}

/** Without lessons, progress counts in place of attendance (domain 4.3). */
function hasAttended({ type, progressRate, attendanceRate, attendanceMin }: ConclusionFacts): boolean {
  const rate = type === 'online' ? progressRate : (attendanceRate ?? 0);
  return rate >= attendanceMin;
}
