import { z } from 'zod';
import { Id, ItemReference, ItemWithReason, Moment } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { lessonStatuses } from './values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';

export const LessonStatus = z.enum(lessonStatuses);

/** Who has nothing to do with the class sees when and where it meets, and nothing else. */
export const ClassLesson = z.object({
  id: Id,
  class_id: Id,
  course_id: Id,
  class_code: z.string(),
  course_title: z.string(),
  starts_at: Moment,
  ends_at: Moment,
  /** The time zone of the class. */
  tz: z.string(),
  type: z.enum(courseTypes),
  status: LessonStatus,
  room: z.string().nullable(),
  /** Of the class. */
  venue: z.string().nullable(),
  city: z.string().nullable(),
  /** Raised by every change of what a timetable shows. A change names the one that it was made from. */
  sequence: z.int().nonnegative(),
  module: z.object({ id: Id, title: z.string() }).nullable(),
  /** The person who gives this lesson; without one, everybody who teaches the class. */
  trainers: z.array(z.object({ id: Id, name: z.string() })),
  /** Always to trainers of the class and to staff; to enrolled people of a live class from 15 minutes before (domain 4.3). */
  meeting_url: z.string().nullable(),
  /** What the trainer wrote about a given lesson. */
  summary: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  /** The times before its last move; null where it was never moved. */
  moved_from: z.object({ starts_at: Moment, ends_at: Moment }).nullable(),
  /** When it was moved, canceled or otherwise changed last. */
  changed_at: Moment.nullable(),
});
export type ClassLesson = z.infer<typeof ClassLesson>;

export const LessonFilter = z
  .strictObject({
    id: matches(Id),
    class_id: matches(Id),
    course_id: matches(Id),
    status: matches(LessonStatus),
    starts_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
    /** Only lessons of classes that you teach. */
    is_taught: z.literal(true),
  })
  .partial();
export type LessonFilter = z.infer<typeof LessonFilter>;

const LessonFields = z.strictObject({
  starts_at: Moment,
  ends_at: Moment,
  room: z.string().trim().max(100).nullable(),
  meeting_url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable(),
  /** The person of one of the trainers of the class. */
  trainer_id: Id.nullable(),
  /** A module of the course. */
  module_id: Id.nullable(),
});

export const NewLesson = LessonFields.partial().required({ starts_at: true, ends_at: true }).extend({ class_id: Id });
export type NewLesson = z.infer<typeof NewLesson>;

export const LessonChange = LessonFields.partial().extend({
  id: Id,
  /** That of the lesson as it was read: a lesson that changed meanwhile is refused with `lesson_changed`. */
  sequence: z.int().nonnegative(),
});
export type LessonChange = z.infer<typeof LessonChange>;

export const GivenLesson = ItemReference.extend({ summary: z.string().trim().min(1).max(4000) });
export type GivenLesson = z.infer<typeof GivenLesson>;

export const LessonState = z.object({ id: Id, status: LessonStatus, sequence: z.int().nonnegative() });
export type LessonState = z.infer<typeof LessonState>;

const own = ['not_signed_in', 'not_found', 'class_over'] as const;
const planning = [
  'lesson_backwards',
  'lesson_outside_class',
  'lessons_overlap',
  'trainer_busy',
  'not_a_trainer',
] as const;

export const classesLessons = {
  /**
   * Strangers see the lessons of published courses as on the calendar, without canceled ones. People enrolled in a class,
   * its trainers, the organization that ordered a seat in it, and the claim `classes.edit` see all of each lesson.
   */
  retrieveLessons: retrieval('/lessons', {
    summary: 'List lessons',
    filter: LessonFilter,
    result: ClassLesson,
    sort: ['starts_at'],
  }),

  /**
   * Needs the claim `classes.edit`; others are refused with `not_allowed` in classes that they teach, and with `not_found`
   * in others. Within the dates of the class, beside its other lessons, with a trainer of the class who is free then. A
   * lesson that names nobody is given by the only trainer of its class, where it has one.
   */
  createLesson: command('POST', '/lessons/create', {
    summary: 'Plan a lesson',
    data: NewLesson,
    result: LessonState,
    refuses: [...own, ...planning, 'not_allowed'],
  }),

  /**
   * Changes only the given fields of a planned lesson. Room and link: trainers of the class too; times, trainer and
   * module: the claim `classes.edit`. Participants are notified once of what changed within some minutes.
   */
  updateLesson: command('PUT', '/lessons', {
    summary: 'Change a lesson',
    data: LessonChange,
    result: LessonState,
    refuses: [...own, ...planning, 'not_allowed', 'lesson_given', 'lesson_canceled', 'lesson_changed'],
  }),

  /** Needs the claim `classes.edit`. Participants are notified. */
  cancelLesson: command('PUT', '/lessons/cancel', {
    summary: 'Cancel a lesson',
    data: ItemWithReason,
    result: LessonState,
    refuses: [...own, 'not_allowed', 'lesson_given', 'lesson_canceled'],
  }),

  /** Needs the claim `classes.edit`. Its times have to be free still. */
  restoreLesson: command('PUT', '/lessons/restore', {
    summary: 'Restore a canceled lesson',
    data: ItemReference,
    result: LessonState,
    refuses: [...own, ...planning, 'not_allowed', 'lesson_given', 'invalid_transition'],
  }),

  /** Trainers of the class, and the claim `classes.edit`. Once it has begun; again to correct the summary. */
  giveLesson: command('PUT', '/lessons/give', {
    summary: 'Mark a lesson as given, with its summary',
    data: GivenLesson,
    result: LessonState,
    refuses: [...own, 'lesson_canceled', 'lesson_ahead'],
  }),
};
