export type GradedPart = {
  weight: number;
  /** From 0 to 100; null while it is missing. */
  grade: number | null;
};

/** Weights and grades have two decimals at most, so that sums of their hundredths are exact. */
const hundredths = (value: number): number => Math.round(value * 100);

/**
 * `Σ w·g / Σ w` from 0 to 20 with one decimal, half up. Null until every assessment has its grade, and without
 * assessments (domain 4.3).
 */
export function finalGrade(parts: readonly GradedPart[]): number | null {
  if (parts.length === 0 || parts.some(({ grade }) => grade === null)) return null;
  const weights = sum(parts.map(({ weight }) => hundredths(weight)));
  const points = sum(parts.map(({ weight, grade }) => hundredths(weight) * hundredths(grade ?? 0)));
  return tenths(points, weights);
}

/** A grade from 0 to 100 as it is shown: from 0 to 20 with one decimal, half up. */
export function ofTwenty(grade: number): number {
  return tenths(hundredths(grade), 1);
}

/** A grade from 0 to 20 as those of contents are, from 0 to 100. */
export function ofHundred(grade: number): number {
  return Math.round(grade * 500) / 100;
}

/** Half up without fractions: 1000 hundredths of 100 are 20 tenths of 20. */
function tenths(points: number, weights: number): number {
  return Math.floor((2 * points + 50 * weights) / (100 * weights)) / 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
