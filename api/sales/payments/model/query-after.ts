const pausesSeconds = [30, 60, 60, 120, 300, 900, 3_600, 6 * 3_600, 16 * 3_600];

/** Seconds until a charge without an answer is asked about again; null after a day, when nobody can confirm it any more. */
export function queryAfter(queries: number): number | null {
  return pausesSeconds[queries] ?? null;
}

export function nextQuery(queries: number, now: Date): Date | null {
  const pause = queryAfter(queries);
  return pause === null ? null : new Date(now.getTime() + pause * 1_000);
}
