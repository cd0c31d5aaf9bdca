import { mostCalendarDays } from '#contract/offer/classes/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { countDays, daysFrom, isTimeZone, type Day } from '#contract/rules/days.ts';

/** Refuses `invalid_input` for too many days, days out of order, and other centuries, where zones had other offsets. */
export function requestedDays({ gte, lte }: { gte: Day; lte: Day }, field: string): Day[] {
  const many = countDays(gte, lte);
  if (many === 0 || many > mostCalendarDays || !gte.startsWith('20')) throw new Refusal('invalid_input', { field });
  return daysFrom(gte, many);
}

export function requireTimeZone(tz: string, field: string): string {
  if (!isTimeZone(tz)) throw new Refusal('invalid_input', { field });
  return tz;
}
