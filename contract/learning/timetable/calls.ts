import { z } from 'zod';
import { AffectedItem, Day, Id, ItemReference, Moment } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { classStatuses } from '#contract/offer/classes/values.ts';
import { enrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';

export const TimetableLesson = ClassLesson.extend({
  enrollment_id: Id.describe('Of the person of the timetable in the class of this lesson.'),
  conflicts: z
    .array(z.object({ lesson_id: Id, course_title: z.string() }))
    .describe('Lessons of other classes of the person at the same time.'),
});
export type TimetableLesson = z.infer<typeof TimetableLesson>;

export const Timetable = z.object({
  enrollment: z.object({ id: Id, status: z.enum(enrollmentStatuses) }),
  is_own: z.boolean().describe('False for trainers, employers and staff, who see this class alone.'),
  person: z.object({ id: Id, name: z.string() }),
  course: z.object({ id: Id, title: z.string() }),
  class: z.object({
    id: Id,
    code: z.string(),
    type: z.enum(courseTypes),
    status: z.enum(classStatuses),
    tz: z.string(),
  }),
  next_lesson_at: Moment.nullable().describe(
    'The lesson of the class that is under way, or else its next one; null where there is none.',
  ),
  lessons: z
    .array(TimetableLesson)
    .describe('Those of all current classes of the person by time, canceled ones included.'),
});
export type Timetable = z.infer<typeof Timetable>;

export const TimetableFilter = z
  .strictObject({
    enrollment_id: Id,
    days: z
      .strictObject({ gte: Day, lte: Day })
      .describe(
        'The first and the last day in the zone of the class, both included, at most 62. The next 31 days by default.',
      ),
  })
  .partial();
export type TimetableFilter = z.infer<typeof TimetableFilter>;

export const TimetableFeed = z.object({
  id: Id,
  enrollment_id: Id.nullable().describe('Null: all current classes.'),
  is_taught: z.boolean().describe('Of the lessons that you give.'),
  created_at: Moment,
});
export type TimetableFeed = z.infer<typeof TimetableFeed>;

export const NewTimetableFeed = z.strictObject({
  enrollment_id: Id.nullable(),
  is_taught: z
    .boolean()
    .optional()
    .describe('The lessons that you give, of all classes; `enrollment_id` is null then, or else `invalid_input`.'),
});
export type NewTimetableFeed = z.infer<typeof NewTimetableFeed>;

export const timetable = {
  retrieveTimetable: retrieval('/timetable', {
    summary: 'Read the timetable of an enrollment',
    description:
      'One timetable, for the enrolled person, trainers of the class, the organization that ordered the seat, and the claim `enrollments.edit`; anybody else is refused with `not_found`. Links to live lessons appear 15 minutes before, to the enrolled person alone. Refuses `invalid_input` for more days and days out of order.',
    claim: 'enrollments.edit',
    filter: TimetableFilter,
    result: Timetable,
    refuses: ['not_signed_in', 'not_found'],
  }),

  retrieveTimetableFeeds: retrieval('/timetable/feeds', {
    summary: 'List your private calendar addresses',
    description: 'The private iCalendar addresses that you have created. The addresses themselves are not stored.',
    filter: z.strictObject({ enrollment_id: matches(Id) }).partial(),
    result: TimetableFeed,
    refuses: ['not_signed_in'],
  }),

  createTimetableFeed: command('POST', '/timetable/feeds/create', {
    summary: 'Create or renew a private calendar address',
    description:
      'The address of an iCalendar feed of one of your enrollments, of all, or of the lessons that you give. It works for anybody who has it and is answered once. A second one replaces the first, which then answers `not_found`.',
    secret: true,
    data: NewTimetableFeed,
    result: TimetableFeed.extend({ url: z.string() }),
    refuses: ['not_signed_in', 'not_found'],
  }),

  deleteTimetableFeed: command('PUT', '/timetable/feeds/delete', {
    summary: 'Revoke a private calendar address',
    description: 'The address stops working at once.',
    data: ItemReference,
    result: AffectedItem,
    refuses: ['not_signed_in', 'not_found'],
  }),
};
