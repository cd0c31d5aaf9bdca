import { hourMs } from './durations.ts';
import { dayIn, daysFrom, type Day } from './days.ts';
import { momentIn } from './moment-in.ts';
import { isHolidayOn, openingOn, type OpeningHours } from './opening-hours.ts';

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
