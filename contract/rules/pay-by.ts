import { dayMs } from './durations.ts';
import { operatorZone } from './operator-zone.ts';
import { reservationEndsDaysBefore } from '#contract/sales/accounts/values.ts';

/** Seats are not held beyond the registration deadline of a class [domain 1.2]. */
export function notPast(until: Date, deadlines: readonly (Date | null)[]): Date {
  return deadlines.reduce<Date>((earliest, deadline) => (deadline && deadline < earliest ? deadline : earliest), until);
}

/** The zone in which the deadline of an order is written: that of its classes where they share one. */
export function payByZone(zones: readonly (string | null)[]): string {
  const [zone, ...others] = new Set(zones.filter((one) => one !== null));
  return zone !== undefined && others.length === 0 ? zone : operatorZone;
}

/** The due date of the terms, or some days before the first class starts, whichever is earlier [domain 1.2]. */
export function reservedUntil({ at, termsDays, starts }: { at: Date; termsDays: number; starts: Date[] }): Date {
  const ends = starts.map((start) => start.getTime() - reservationEndsDaysBefore * dayMs);
  return new Date(Math.min(at.getTime() + termsDays * dayMs, ...ends));
}
