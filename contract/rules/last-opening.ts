import { dayMs } from './durations.ts';
import { hourMs } from './durations.ts';
import { dayIn, daysFrom, type Day } from './days.ts';
import { isHolidayOn, openingOn, type OpeningHours } from './opening-hours.ts';
import { dateFormat } from './formats.ts';

type Attempt = {
  at: Date;
  /** How long an attempt lasts where the place is always open. */
  hours: number;
  /** The end of the registrations, which nothing outlasts. */
  closesAt?: Date | null;
};

/**
 * The last moment within these hours at which the place is open, but at the earliest the end of a whole opening day; null
 * where it does not open in time. [domain 1.2]
 */
export function lastOpening(opening: OpeningHours, { at, hours, closesAt = null }: Attempt): Date | null {
  const spans = spansFrom(opening, at);
  const whole = spans.find(({ from }) => from >= at);
  if (!whole) return null;
  const within = lastMoment(spans, new Date(at.getTime() + hours * hourMs)) ?? whole.to;
  const until = within > whole.to ? within : whole.to;
  return closesAt && closesAt < until ? lastMoment(spans, closesAt) : until;
}

const mostDays = 60;

type Span = { from: Date; to: Date };

/** Of the next days, those that are not over. */
function spansFrom(opening: OpeningHours, at: Date): Span[] {
  const today = dayIn(opening.zone, at);
  return daysFrom(today, mostDays)
    .flatMap((day) => spanOf(opening, day) ?? [])
    .filter(({ to }) => to > at);
}

function spanOf(opening: OpeningHours, day: Day): Span | null {
  const times = openingOn(opening, day);
  if (!times || isHolidayOn(opening, day)) return null;
  return { from: momentIn(opening.zone, day, times.from), to: momentIn(opening.zone, day, times.to) };
}

function lastMoment(spans: readonly Span[], until: Date): Date | null {
  const last = spans.findLast(({ from }) => from < until);
  return last ? new Date(Math.min(last.to.getTime(), until.getTime())) : null;
}

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
