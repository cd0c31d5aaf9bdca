import type { CalendarEntry } from '#contract/offer/classes/calendar.ts';

export const fewSeats = 3;

/** What a visitor can still do about an entry of the calendar; `open` has no limit of places. */
export type SaleState = 'started' | 'past' | 'waiting' | 'full' | 'closed' | 'few' | 'free' | 'open';

type Of = Pick<CalendarEntry, 'lesson_id' | 'seats_left' | 'is_full' | 'is_for_sale' | 'takes_waiting'>;

export function standingOf(of: Of, isPast: boolean): SaleState {
  if (isPast) return of.lesson_id === null ? 'started' : 'past';
  if (of.takes_waiting) return 'waiting';
  if (of.is_full) return 'full';
  if (!of.is_for_sale) return 'closed';
  if (of.seats_left === null) return 'open';
  return of.seats_left <= fewSeats ? 'few' : 'free';
}

export function isQuiet(standing: SaleState): boolean {
  return !['few', 'free', 'open'].includes(standing);
}
