const dayMs = 86_400_000;

/** A day as a calendar on a wall has it: 2026-11-30. */
export type Day = string;

/** The last that an address can name. */
export const lastDay: Day = '2099-12-31';

export function isDay(text: string): boolean {
  const moment = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

export function dayAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

export function mondayOf(day: Day): Day {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** Of the month so many further on. */
export function monthAfter(day: Day, months: number): Day {
  const date = new Date(firstOfMonth(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Which day it is in a zone. */
export function dayIn(timeZone: string, moment: Date): Day {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}
