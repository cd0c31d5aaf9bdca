import { weekdays, type Weekday } from '#contract/rules/opening-hours.ts';
import { jsonIn, textsOf } from './json-in.ts';

export type DayHours = { isOpen: boolean; from: string; to: string };
type Days = Record<Weekday, DayHours>;
export type TypedHours = { days: Days; holidays: readonly string[]; zone: string };

export const usualZone = 'Africa/Luanda';
const usualHours: DayHours = { isOpen: false, from: '08:00', to: '17:00' };
const closedDays: Days = {
  mon: usualHours,
  tue: usualHours,
  wed: usualHours,
  thu: usualHours,
  fri: usualHours,
  sat: usualHours,
  sun: usualHours,
};

/** The setting `cashHours` by day of the week, also while it is half typed; null for a text that this form did not write. */
export function typedHours(text: string): TypedHours | null {
  const days = { ...closedDays };
  if (text.trim() === '') return { days, holidays: [], zone: usualZone };
  const { open, holidays = [], zone }: Record<string, unknown> = { ...Object(jsonIn(text)) };
  const listed = textsOf(holidays);
  if (!Array.isArray(open) || !listed || typeof zone !== 'string') return null;
  for (const opening of open) {
    const openDays = openDaysIn(opening, days);
    if (!openDays) return null;
    Object.assign(days, openDays);
  }
  return { days, holidays: listed, zone };
}

/** The days of one opening; null where it breaks the form, or names a day that is already open. */
function openDaysIn(opening: unknown, before: Days): Partial<Days> | null {
  const { weekdays: those, from, to }: Record<string, unknown> = { ...Object(opening) };
  if (!Array.isArray(those) || typeof from !== 'string' || typeof to !== 'string') return null;
  const days: Partial<Days> = {};
  for (const day of those) {
    if (!isWeekday(day) || before[day].isOpen || days[day]) return null;
    days[day] = { isOpen: true, from, to };
  }
  return days;
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
