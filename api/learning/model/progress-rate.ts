import type { ContentStatus } from '#contract/learning/values.ts';

export type Weighed = { weight: number; is_mandatory: boolean; status: ContentStatus };

/** `100 · Σ w·done / Σ w` over mandatory contents, with two decimals [domain 4.3]. */
export function progressRate(contents: Weighed[]): number {
  const mandatory = contents.filter(({ is_mandatory }) => is_mandatory);
  const whole = sum(mandatory.map(({ weight }) => weight));
  if (whole === 0) return 0;
  const done = sum(mandatory.filter(isDone).map(({ weight }) => weight));
  // Rounded down, so only complete progress is 100.
  return Math.floor((10_000 * done) / whole) / 100;
}

export type Graded = Weighed & { is_graded: boolean; grade: number | null };

/**
 * From 0 to 20 with one decimal, half up: the weighted mean of grades from 0 to 100. Null until every assessment has a
 * grade [domain 4.3].
 */
export function finalGrade(contents: Graded[]): number | null {
  const graded = contents.filter(isAssessment);
  if (graded.length === 0 || graded.some(({ grade }) => grade === null)) return null;
  const points = sum(graded.map(({ weight, grade }) => weight * (grade ?? 0)));
  const ofHundred = points / sum(graded.map(({ weight }) => weight));
  return Math.round(ofHundred * 2) / 10;
}

export function isAssessment({ is_graded, is_mandatory }: Graded): boolean {
  return is_graded && is_mandatory;
}

function isDone({ status }: Weighed): boolean {
  return status === 'done';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
