import { Refusal } from '#contract/refusals.ts';
import { countDays, dayIn, type Day } from '#contract/rules/days.ts';
import { movedByDays } from '#contract/rules/days-in-zone.ts';

type Begin = { start_at: Date | null; tz: string };

/**
 * What moves the moments of a class that is repeated from another day, so that each keeps its time of day and its
 * distance in days. Without a start there is nothing to move by, and a first day is refused.
 */
export function mover({ start_at, tz }: Begin, firstDay: Day | null): (moment: Date | null) => Date | null {
  if ((start_at === null) !== (firstDay === null)) throw new Refusal('invalid_input', { field: 'first_day' });
  if (start_at === null || firstDay === null) return () => null;
  const days = daysBetween(dayIn(tz, start_at), firstDay);
  return (moment) => moment && movedByDays(moment, days, tz);
}

function daysBetween(from: Day, to: Day): number {
  return from <= to ? countDays(from, to) - 1 : 1 - countDays(to, from);
}
