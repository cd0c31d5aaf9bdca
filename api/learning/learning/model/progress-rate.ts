import type { ContentStatus } from '#contract/learning/learning/values.ts';

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

export function isAssessment({ is_graded, is_mandatory }: Graded): boolean {
  return is_graded && is_mandatory;
}

function isDone({ status }: Weighed): boolean {
  return status === 'done';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
