import { reservationEndsDaysBefore } from '#contract/sales/accounts/values.ts';
import { dayMs } from './durations.ts';

/** The due date of the terms, or some days before the first class starts, whichever is earlier [domain 1.2]. */
export function reservedUntil({ at, termsDays, starts }: { at: Date; termsDays: number; starts: Date[] }): Date {
  const ends = starts.map((start) => start.getTime() - reservationEndsDaysBefore * dayMs);
  return new Date(Math.min(at.getTime() + termsDays * dayMs, ...ends));
}
