import { z } from 'zod';
import { Id, ItemReference, ItemWithReason, Moment } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { lessonStatuses } from './values.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';

export const LessonStatus = z.enum(lessonStatuses);

export const ClassLesson = z
  .object({
    id: Id,
    class_id: Id,
    course_id: Id,
    class_code: z.string(),
    course_title: z.string(),
    starts_at: Moment,
    ends_at: Moment,
    tz: z.string().describe('The time zone of the class.'),
    type: z.enum(courseTypes),
    status: LessonStatus,
    room: z.string().nullable(),
    venue: z.string().nullable().describe('Of the class.'),
    city: z.string().nullable(),
    sequence: z
      .int()
      .nonnegative()
      .describe('Raised by every change of what a timetable shows. A change names the one that it was made from.'),
    module: z.object({ id: Id, title: z.string() }).nullable(),
    trainers: z
      .array(z.object({ id: Id, name: z.string() }))
      .describe('The person who gives this lesson; without one, everybody who teaches the class.'),
    meeting_url: z
      .string()
      .nullable()
      .describe(
        'Always to trainers of the class and to staff; to enrolled people of a live class from 15 minutes before.',
      ),
    summary: z.string().nullable().describe('What the trainer wrote about a given lesson.'),
    cancel_reason: z.string().nullable(),
    moved_from: z
      .object({ starts_at: Moment, ends_at: Moment })
      .nullable()
      .describe('The times before its last move; null where it was never moved.'),
    changed_at: Moment.nullable().describe('When it was moved, canceled or otherwise changed last.'),
  })
  .describe('Who has nothing to do with the class sees when and where it meets, and nothing else.');
export type ClassLesson = z.infer<typeof ClassLesson>;

export const LessonFilter = z
  .strictObject({
    id: matches(Id),
    class_id: matches(Id),
    course_id: matches(Id),
    status: matches(LessonStatus),
    starts_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
    is_taught: z.literal(true).describe('Only lessons of classes that you teach.'),
  })
  .partial();
export type LessonFilter = z.infer<typeof LessonFilter>;

export const LessonFields = z.strictObject({
  starts_at: Moment,
  ends_at: Moment,
  room: z.string().trim().max(100).nullable(),
  meeting_url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable(),
  trainer_id: Id.nullable().describe('The person of one of the trainers of the class.'),
  module_id: Id.nullable().describe('A module of the course.'),
});

export const NewLesson = LessonFields.partial().required({ starts_at: true, ends_at: true }).extend({ class_id: Id });
export type NewLesson = z.infer<typeof NewLesson>;

export const LessonChange = LessonFields.partial().extend({
  id: Id,
  sequence: z
    .int()
    .nonnegative()
    .optional()
    .describe('That of the lesson as it was read: a lesson that changed meanwhile is refused with `lesson_changed`.'),
});
export type LessonChange = z.infer<typeof LessonChange>;

export const GivenLesson = ItemReference.extend({ summary: z.string().trim().min(1).max(4000) });
export type GivenLesson = z.infer<typeof GivenLesson>;

export const LessonState = z.object({ id: Id, status: LessonStatus, sequence: z.int().nonnegative() });
export type LessonState = z.infer<typeof LessonState>;

const claim = 'classes.edit';
const edits = { edits: 'lessons', claim, forOthers: true };
const own = ['not_signed_in', 'not_found', 'class_over'] as const;
const changing = [...own, 'not_allowed', 'changed_meanwhile'] as const;
const planning = [
  'lesson_backwards',
  'lesson_outside_class',
  'lessons_overlap',
  'trainer_busy',
  'not_a_trainer',
] as const;

export const classesLessons = {
  retrieveLessons: retrieval('/lessons', {
    summary: 'List lessons',
    description:
      'Strangers see the lessons of published courses as on the calendar, without canceled ones. People enrolled in a class, its trainers, the organization that ordered a seat in it, and the claim `classes.edit` see all of each lesson.',
    claim: 'classes.edit',
    filter: LessonFilter,
    result: ClassLesson,
    sort: ['starts_at'],
  }),

  retrieveLessonSources: sourceRetrieval('/lessons', {
    summary: 'Read lessons as editors write them',
    claim,
    fields: LessonFields,
    shown: ClassLesson.pick({ class_id: true, status: true, sequence: true, summary: true, cancel_reason: true }).shape,
    filter: {
      class_id: matches(Id),
      status: matches(LessonStatus),
      trainer_id: matches(Id),
      starts_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
    },
    sort: ['starts_at', 'status', 'room'],
  }),

  createLesson: command('POST', '/lessons/create', {
    ...edits,
    summary: 'Plan a lesson',
    description:
      'Needs the claim `classes.edit`; others are refused with `not_allowed` in classes that they teach, and with `not_found` in others. Within the dates of the class, beside its other lessons, with a trainer of the class who is free then. A lesson that names nobody is given by the only trainer of its class, where it has one.',
    data: NewLesson,
    result: LessonState,
    refuses: [...own, ...planning, 'not_allowed'],
  }),

  updateLesson: command('PUT', '/lessons', {
    ...edits,
    summary: 'Change a lesson',
    description:
      'Changes only the given fields of a planned lesson. Room and link: trainers of the class too; times, trainer and module: the claim `classes.edit`. Participants are notified once of what changed within some minutes.',
    data: versioned(LessonChange),
    result: LessonState,
    refuses: [...changing, ...planning, 'lesson_given', 'lesson_canceled', 'lesson_changed'],
  }),

  cancelLesson: command('PUT', '/lessons/cancel', {
    ...edits,
    summary: 'Cancel a lesson',
    description: 'Needs the claim `classes.edit`. Participants are notified.',
    data: ItemWithReason,
    result: LessonState,
    refuses: [...changing, 'lesson_given', 'lesson_canceled'],
  }),

  restoreLesson: command('PUT', '/lessons/restore', {
    ...edits,
    summary: 'Restore a canceled lesson',
    description: 'Needs the claim `classes.edit`. Its times have to be free still.',
    data: ItemReference,
    result: LessonState,
    refuses: [...changing, ...planning, 'lesson_given', 'invalid_transition'],
  }),

  giveLesson: command('PUT', '/lessons/give', {
    ...edits,
    summary: 'Mark a lesson as given, with its summary',
    description:
      'Trainers of the class, and the claim `classes.edit`. Once it has begun; again to correct the summary.',
    data: GivenLesson,
    result: LessonState,
    refuses: [...own, 'changed_meanwhile', 'lesson_canceled', 'lesson_ahead'],
  }),
};
