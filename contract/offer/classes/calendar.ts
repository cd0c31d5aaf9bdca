import { z } from 'zod';
import { Day, Id, Moment } from '#contract/basics.ts';
import { categoryDrawings, courseTypes } from '#contract/offer/catalogue/values.ts';
import { mostEntriesPerDay, classStatuses } from './values.ts';
import { matches, retrieval } from '#contract/shapes.ts';

export const CalendarEntry = z
  .object({
    class_id: Id,
    lesson_id: Id.nullable().describe('Null where the entry is the start of a class.'),
    starts_at: Moment,
    ends_at: Moment.nullable().describe('Null where it is unknown or on a later day.'),
    tz: z.string().describe('The time zone of the class.'),
    type: z.enum(courseTypes),
    status: z.enum(classStatuses),
    venue: z.string().nullable(),
    city: z.string().nullable(),
    room: z.string().nullable(),
    seats_left: z.int().nonnegative().nullable().describe('Null: no limit.'),
    is_full: z.boolean(),
    is_for_sale: z.boolean(),
    takes_waiting: z.boolean(),
    course: z.object({
      id: Id,
      title: z.string(),
      partner: z.string().nullable(),
      category: z
        .object({ id: Id, name: z.string(), drawing: z.enum(categoryDrawings) })
        .nullable()
        .describe('`drawing` is that of its covers; it gives the category its colour.'),
    }),
  })
  .describe('A lesson, or the start of a class: of one without lessons, and of each where only starts are asked for.');
export type CalendarEntry = z.infer<typeof CalendarEntry>;

export const CalendarDay = z.object({
  day: Day,
  entry_count: z
    .int()
    .nonnegative()
    .describe('The number of all entries of the day; `entries` holds the first of them.'),
  entries: z.array(CalendarEntry),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const CalendarFilter = z
  .strictObject({
    days: z.strictObject({ gte: Day, lte: Day }).describe('The first and the last day, both included.'),
    tz: z
      .string()
      .max(64)
      .describe(
        'The IANA time zone in which the days of live online classes begin and end. Other classes, and without it all classes, are on the days of their own place.',
      ),
    starts_only: z
      .boolean()
      .describe('Each class only on the day on which it starts, instead of on the day of each lesson.'),
    most_per_day: z.int().min(0).max(mostEntriesPerDay),
    type: matches(z.enum(courseTypes)),
    category_id: matches(Id),
    partner_id: matches(Id),
    city: matches(z.string().max(100)),
    has_seats: z.boolean().describe('Can be bought now and is not full.'),
  })
  .partial();
export type CalendarFilter = z.infer<typeof CalendarFilter>;

export const classesCalendar = {
  retrieveCalendar: retrieval('/classes/calendar', {
    summary: 'List the calendar of classes by day',
    description:
      'Lists the days with entries, at most 62 days; 31 days from today by default. Only published courses, without canceled classes. Each day has its first entries by time (ten, or `most_per_day`) and their total. Refuses `invalid_input` for more days, days out of order and an unknown time zone. Pages count days.',
    filter: CalendarFilter,
    result: CalendarDay,
  }),
};
