import { Temporal } from 'temporal-polyfill';
import type { Day } from './days.ts';

// Separate from days.ts, which browsers load: the polyfill would be larger than the calendar page.

/** The moments at which days begin in a zone; where the clocks skip midnight, the first moment after it. */
export function beginsOf(days: readonly Day[], timeZone: string): Date[] {
  return days.map((day) => toDate(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone })));
}

/** The moment at which a clock in that zone shows this day and time, as `09:30`. */
export function momentAt(day: Day, time: string, timeZone: string): Date {
  const plainTime = Temporal.PlainTime.from(time);
  return toDate(Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime }));
}

function toDate({ epochMilliseconds }: Temporal.ZonedDateTime): Date {
  return new Date(epochMilliseconds);
}

/** The moment so many days later or earlier at which a clock in that zone shows the same time. */
export function movedByDays(moment: Date, days: number, timeZone: string): Date {
  const { epochMilliseconds } = Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .add({ days });
  return new Date(epochMilliseconds);
}
