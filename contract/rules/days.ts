import { dayMs, hourMs } from './durations.ts';
import { dateFormat } from './formats.ts';

/** As in `2026-11-30`. Days compare as texts. */
export type Day = string;

export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && dayOf(moment) === text;
}

export function dayAfter(day: Day, days: number): Day {
  return dayOf(Date.parse(day) + days * dayMs);
}

/** Counts the first and the last day too; 0 where they are out of order. */
export function countDays(first: Day, last: Day): number {
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1);
}

export function daysFrom(first: Day, many: number): Day[] {
  return Array.from({ length: many }, (_, place) => dayAfter(first, place));
}

export function mondayOf(day: Day): Day {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of that month. */
export function monthAfter(day: Day, months: number): Day {
  const date = new Date(firstOfMonth(day));
  return dayOf(date.setUTCMonth(date.getUTCMonth() + months));
}

export function dayIn(timeZone: string, moment: Date): Day {
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The day in the easternmost time zone, so that nobody's own today counts as the future. */
export function latestToday(now: Date): Day {
  return dayOf(now.getTime() + 14 * hourMs);
}

/** The day in the westernmost time zone, so that nobody's own today counts as the past. */
export function earliestToday(now: Date): Day {
  return dayOf(now.getTime() - 12 * hourMs);
}

const earliestBirth: Day = '1900-01-01';

export function isBirthDate(day: string, today: Day): boolean {
  return isDay(day) && day >= earliestBirth && day <= today;
}

export function isTimeZone(tz: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tz }).format().length > 0;
  } catch {
    return false;
  }
}

/** «25 de setembro de 2026» */
export function longDay(locale: string, day: Day): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** «14–18 set. 2026», «28 set. – 3 out. 2026», «28 dez. 2026 – 12 fev. 2027» */
export function daySpan(locale: string, from: Day, to: Day): string {
  const [first, last] = [partsOf(locale, from), partsOf(locale, to)];
  const whole = `${last.day} ${last.month} ${last.year}`;
  if (from === to) return whole;
  if (first.year !== last.year) return `${first.day} ${first.month} ${first.year} – ${whole}`;
  if (first.month !== last.month) return `${first.day} ${first.month} – ${whole}`;
  return `${first.day}–${whole}`;
}

function partsOf(locale: string, day: Day) {
  const date = new Date(day);
  return {
    day: date.getUTCDate(),
    month: dateFormat(locale, { month: 'short', timeZone: 'UTC' }).format(date),
    year: date.getUTCFullYear(),
  };
}

function dayOf(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}
