import { z } from 'zod';
import { Day, Id, Moment } from '#contract/basics.ts';
import { weekdays } from '#contract/rules/opening-hours.ts';
import { command } from '#contract/shapes.ts';
import { holidayKeys, lessonClashes, mostSeriesLessons } from './values.ts';

const Time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .max(5)
  .meta({ examples: ['08:30'] })
  .describe('By the clock of the class, as `08:30`.');
const Room = z.string().trim().max(100).nullable();
const Link = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .nullable();

export const SeriesException = z
  .strictObject({
    day: Day,
    is_left_out: z.boolean().optional().describe('No lesson on this day.'),
    is_taught: z.boolean().optional().describe('A lesson on this day, although it is a holiday.'),
    from: Time.optional(),
    to: Time.optional(),
    room: Room.optional(),
    trainer_id: Id.nullable().optional(),
  })
  .describe('What is different on one day of a series.');
export type SeriesException = z.infer<typeof SeriesException>;

export const LessonSeries = z
  .strictObject({
    class_id: Id,
    weekdays: z.array(z.enum(weekdays)).min(1).max(weekdays.length),
    from: Time,
    to: Time,
    first_day: Day,
    last_day: Day.optional().describe('Either this or `count`, or both: the first that is reached ends the series.'),
    count: z.int().min(1).max(mostSeriesLessons).optional(),
    skips_holidays: z.boolean().describe('Those of the country of the class, by its time zone.'),
    room: Room.optional(),
    meeting_url: Link.optional(),
    trainer_id: Id.nullable().optional().describe('The person of one of the trainers of the class.'),
    exceptions: z.array(SeriesException).max(mostSeriesLessons).optional(),
  })
  .describe('Lessons on some weekdays, at the same hours by the clock of the class, also where the clocks change.');
export type LessonSeries = z.infer<typeof LessonSeries>;

export const LessonClash = z
  .object({
    kind: z
      .enum(lessonClashes)
      .describe('`class`: another lesson of the class. `trainer` and `room`: a lesson at which the same is needed.'),
    lesson_id: Id,
    class_code: z.string(),
    starts_at: Moment,
    ends_at: Moment,
  })
  .describe('A lesson at the same time.');
export type LessonClash = z.infer<typeof LessonClash>;

const SkippedDay = z.object({ day: Day, holiday: z.enum(holidayKeys).nullable() });

export const PlannedSeries = z
  .object({
    tz: z.string(),
    lessons: z.array(
      z.object({
        day: Day,
        starts_at: Moment,
        ends_at: Moment,
        room: z.string().nullable(),
        trainer_id: Id.nullable(),
        holiday: z.enum(holidayKeys).nullable().describe('It is held although it is one.'),
        is_outside: z.boolean().describe('Before the start or after the end of the class.'),
        clashes: z.array(LessonClash),
      }),
    ),
    skipped: z.array(SkippedDay).describe('Days without a lesson: holidays, and those that were left out.'),
  })
  .describe('What a series would become. Lessons outside the class, and clashes but those of a room, are refused.');
export type PlannedSeries = z.infer<typeof PlannedSeries>;

export const CreatedSeries = z.object({ class_id: Id, lesson_ids: z.array(Id) });
export type CreatedSeries = z.infer<typeof CreatedSeries>;

const refuses = [
  'not_signed_in',
  'not_allowed',
  'not_found',
  'class_over',
  'lesson_backwards',
  'not_a_trainer',
] as const;

export const classesSeries = {
  previewLessonSeries: command('POST', '/lessons/preview-series', {
    summary: 'Preview a series of lessons',
    description: 'Needs the claim `classes.edit`. Stores nothing.',
    claim: 'classes.edit',
    reads: true,
    data: LessonSeries,
    result: PlannedSeries,
    refuses,
  }),

  createLessonSeries: command('POST', '/lessons/create-series', {
    summary: 'Plan a series of lessons',
    description:
      'Needs the claim `classes.edit`. All lessons or none; participants are notified once. Two classes in one room are no reason to refuse.',
    claim: 'classes.edit',
    data: LessonSeries,
    result: CreatedSeries,
    refuses: [...refuses, 'lesson_outside_class', 'lessons_overlap', 'trainer_busy'],
  }),
};
