import { weekdays, type Weekday } from '#contract/rules/opening-hours.ts';
import { jsonIn, textsOf } from './json-in.ts';

export type DayHours = { isOpen: boolean; from: string; to: string };
export type TypedHours = { days: Record<Weekday, DayHours>; holidays: readonly string[]; zone: string };

export const usualZone = 'Africa/Luanda';
const usualHours: DayHours = { isOpen: false, from: '08:00', to: '17:00' };

/** The setting `cashHours` by day of the week, also while it is half typed; null for a text that this form did not write. */
export function typedHours(text: string): TypedHours | null {
  const days = Object.fromEntries(weekdays.map((day) => [day, usualHours])) as Record<Weekday, DayHours>;
  if (text.trim() === '') return { days, holidays: [], zone: usualZone };
  const { open, holidays = [], zone }: Record<string, unknown> = { ...Object(jsonIn(text)) };
  const listed = textsOf(holidays);
  if (!Array.isArray(open) || !listed || typeof zone !== 'string') return null;
  for (const opening of open) {
    const { weekdays: those, from, to }: Record<string, unknown> = { ...Object(opening) };
    if (!Array.isArray(those) || typeof from !== 'string' || typeof to !== 'string') return null;
    for (const day of those) {
      if (!isWeekday(day) || days[day].isOpen) return null;
      days[day] = { isOpen: true, from, to };
    }
  }
  return { days, holidays: listed, zone };
}

/** Empty while it is never open. Days with the same hours stand together. */
export function hoursText({ days, holidays, zone }: TypedHours): string {
  const open: { weekdays: Weekday[]; from: string; to: string }[] = [];
  for (const day of weekdays) {
    const { isOpen, from, to } = days[day];
    if (!isOpen) continue;
    const same = open.find((opening) => opening.from === from && opening.to === to);
    if (same) same.weekdays.push(day);
    else open.push({ weekdays: [day], from, to });
  }
  if (open.length === 0 && holidays.length === 0) return '';
  return JSON.stringify({ open, ...(holidays.length > 0 && { holidays }), zone });
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function isWeekday(value: unknown): value is Weekday {
  return weekdays.some((weekday) => weekday === value);
}
