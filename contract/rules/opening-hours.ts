import { isDay, isTimeZone, type Day } from './days.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** On these days of the week, from and to these times of day, as `08:00`. */
export type Opening = { weekdays: Weekday[]; from: string; to: string };

export type OpeningHours = {
  open: Opening[];
  /** Closed days: `2026-12-24`, or `12-25` for every year. */
  holidays: string[];
  zone: string;
};

/** The JSON of the setting `cashHours`; null where it is not set or breaks a rule. */
export function openingHoursIn(setting: string | null | undefined): OpeningHours | null {
  const { open, holidays = [], zone }: Record<string, unknown> = { ...parsed(setting ?? '') };
  if (!Array.isArray(open) || !open.every(isOpening) || !hasEachDayOnce(open)) return null;
  if (!Array.isArray(holidays) || !holidays.every(isHoliday)) return null;
  return typeof zone === 'string' && isTimeZone(zone) ? { open, holidays, zone } : null;
}

function parsed(setting: string): object {
  try {
    return Object(JSON.parse(setting));
  } catch {
    return {};
  }
}

function isOpening(value: unknown): value is Opening {
  const { weekdays: days, from, to }: Record<string, unknown> = { ...Object(value) };
  return Array.isArray(days) && days.every(isWeekday) && isTime(from) && isTime(to) && from < to;
}

/** One span of each day is enough to know when its last moment is. */
function hasEachDayOnce(open: readonly Opening[]): boolean {
  const days = open.flatMap((opening) => opening.weekdays);
  return days.length > 0 && new Set(days).size === days.length;
}

function isWeekday(value: unknown): value is Weekday {
  return weekdays.some((weekday) => weekday === value);
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** In every year means in leap years too. */
function isHoliday(value: unknown): value is string {
  return typeof value === 'string' && (isDay(value) || isDay(`2024-${value}`));
}

/** When it is open on this day of the week, also on holidays. */
export function openingOn({ open }: OpeningHours, day: Day): Opening | undefined {
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return open.find((opening) => opening.weekdays.some((each) => each === weekday));
}

export function isHolidayOn({ holidays }: OpeningHours, day: Day): boolean {
  return holidays.includes(day) || holidays.includes(day.slice(5));
}
