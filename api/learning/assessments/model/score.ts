type Part = { points: number; got: number | null };

/** From 0 to 100 with two decimals. Null while a part is not graded. Without points there is nothing to lose. */
export function scoreOf(parts: readonly Part[]): number | null {
  if (parts.some(({ got }) => got === null)) return null;
  const most = sum(parts.map(({ points }) => hundredths(points)));
  if (most === 0) return 100;
  const got = sum(parts.map((part) => Math.min(hundredths(part.got ?? 0), hundredths(part.points))));
  return Math.round((10_000 * Math.max(0, got)) / most) / 100;
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
