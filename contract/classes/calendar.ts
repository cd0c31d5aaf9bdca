import { z } from 'zod';
import { Id, Moment } from '../basics.ts';
import { courseTypes } from '../catalogue/values.ts';
import { mostEntriesPerDay } from './calendar-values.ts';
import { classStatuses } from './values.ts';
import { matches, retrieval } from '../shapes.ts';

/** A lesson, or the start of a class that has no lessons. */
export const CalendarEntry = z.object({
  class_id: Id,
  /** Null: the class has no lessons, and this entry is its start. */
  lesson_id: Id.nullable(),
  starts_at: Moment,
  /** Null where it is not known, or a later day. */
  ends_at: Moment.nullable(),
  /** The time zone of the class. */
  tz: z.string(),
  type: z.enum(courseTypes),
  status: z.enum(classStatuses),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  room: z.string().nullable(),
  /** Null: no limit. */
  seats_left: z.int().nonnegative().nullable(),
  is_full: z.boolean(),
  is_for_sale: z.boolean(),
  takes_waiting: z.boolean(),
  course: z.object({ id: Id, title: z.string(), partner: z.string().nullable() }),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

export const CalendarDay = z.object({
  day: z.iso.date(),
  /** Of all that is on; `entries` are the first of them. */
  entry_count: z.int().nonnegative(),
  entries: z.array(CalendarEntry),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const CalendarFilter = z
  .strictObject({
    /** The first and the last day of this century, as a calendar on a wall has them. */
    days: z.strictObject({ gte: z.iso.date(), lte: z.iso.date() }),
    /** The IANA time zone in which days begin and end; UTC by default. */
    tz: z.string().max(64),
    most_per_day: z.int().min(0).max(mostEntriesPerDay),
    type: matches(z.enum(courseTypes)),
    category_id: matches(Id),
    partner_id: matches(Id),
    city: matches(z.string().max(100)),
    /** Can be bought now and is not full. */
    has_seats: z.boolean(),
  })
  .partial();
export type CalendarFilter = z.infer<typeof CalendarFilter>;

export const classesCalendar = {
  /**
   * The days on which there is something, for published courses whose classes are not canceled, in at most 62 days; by
   * default 31 days from today. Each day has its first entries by time, ten unless `most_per_day` says otherwise, and
   * their total. `invalid_input` for more days, days out of order and an unknown time zone. Pages count days.
   */
  retrieveCalendar: retrieval('/classes/calendar', {
    summary: 'List the calendar of classes by day',
    filter: CalendarFilter,
    result: CalendarDay,
  }),
};
