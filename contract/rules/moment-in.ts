import { dayMs } from './durations.ts';
import { dateFormat } from './formats.ts';
import type { Day } from './days.ts';

/**
 * The moment at which a clock in that zone shows this day and time, as `09:30`: `momentAt` of `days-in-zone.ts` for
 * browsers, without its polyfill. Where the clocks skip this time, the moment is after it.
 */
export function momentIn(timeZone: string, day: Day, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = shown - aheadOfUtc(timeZone, shown - dayMs);
  const after = shown - aheadOfUtc(timeZone, shown + dayMs);
  return new Date([before, after].find((moment) => clockIn(timeZone, moment) === shown) ?? before);
}

function aheadOfUtc(timeZone: string, moment: number): number {
  return clockIn(timeZone, moment) - moment;
}

/** What a clock in that zone shows, as if it were UTC. */
function clockIn(timeZone: string, moment: number): number {
  const text = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(moment));
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}
