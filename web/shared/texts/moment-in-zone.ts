import { isDay } from '#contract/rules/days.ts';

/** The moment at which a clock in that zone shows this day and time, as `09:30`; null where they cannot be read. */
export function momentInZone(day: string, time: string, timeZone: string): string | null {
  const stored = Date.parse(`${day}T${time}:00Z`);
  // Engines guess a moment where parts are missing.
  if (Number.isNaN(stored) || !isDay(day) || !/^\d{2}:\d{2}$/.test(time)) return null;
  // A second time, for the days on which the clocks change.
  const guess = stored - offsetMs(stored, timeZone);
  return new Date(stored - offsetMs(guess, timeZone)).toISOString();
}

export function dayInZone(moment: string, timeZone: string): string {
  return clockIn(Date.parse(moment), timeZone).slice(0, 10);
}

export function timeInZone(moment: string, timeZone: string): string {
  return clockIn(Date.parse(moment), timeZone).slice(11, 16);
}

function offsetMs(moment: number, timeZone: string): number {
  return Date.parse(`${clockIn(moment, timeZone).replace(' ', 'T')}Z`) - Math.floor(moment / 1_000) * 1_000;
}

/** «2026-12-01 09:30:00» */
function clockIn(moment: number, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(moment);
}
