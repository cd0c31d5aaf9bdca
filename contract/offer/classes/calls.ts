import { z } from 'zod';
import { Day, Id, ItemReference, ItemWithReason, LocalizedText, Moment, Price } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { classesCalendar } from './calendar.ts';
import { classesLessons } from './lessons.ts';
import { classesRegulations } from './regulations.ts';
import { classesSeries } from './series.ts';
import { classesForStaff } from './staff.ts';
import { classesWaiting } from './waiting.ts';
import { classStatuses, timeZones } from './values.ts';
import { mandatoryFileCategories } from '#contract/learning/enrollments/values.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';

export const ClassType = z.enum(courseTypes);
export const ClassStatus = z.enum(classStatuses);
export type ClassStatus = z.infer<typeof ClassStatus>;

export const Regulation = z
  .object({ sha256: z.string(), byte_size: z.int() })
  .describe('The PDF with the rules of a class. People accept the version that its hash names.');
export type Regulation = z.infer<typeof Regulation>;

export const DatedRegulation = Regulation.extend({
  since: Moment.describe('When the class got it.'),
});
export type DatedRegulation = z.infer<typeof DatedRegulation>;

export const ClassCard = z.object({
  id: Id,
  code: z.string(),
  type: ClassType,
  status: ClassStatus,
  start_at: Moment.nullable().describe('Null where the start is free.'),
  end_at: Moment.nullable(),
  tz: z.string().describe('The time zone of its hours.'),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  registration_opens_at: Moment.nullable(),
  registration_deadline: Moment.nullable(),
  lesson_count: z.int().nonnegative().describe('Without canceled lessons; 0 for a self-paced class.'),
  mandatory_files: z
    .array(z.enum(mandatoryFileCategories))
    .describe('What each person hands in before the enrollment is confirmed.'),
  capacity: z.int().nonnegative().nullable().describe('Null: no limit.'),
  seats_left: z.int().nonnegative().nullable(),
  is_full: z.boolean(),
  is_for_sale: z
    .boolean()
    .describe(
      'Open, within its registration period, and not started unless it is self-paced. A full class can be for sale.',
    ),
  takes_waiting: z
    .boolean()
    .describe('Full, for sale, and more than a day before its start: the waiting list is open.'),
  course: z.object({
    id: Id,
    title: z.string(),
    workload_hours: z.number().nullable(),
    category: z.object({ id: Id, slug: z.string(), name: z.string(), cover_key: z.string() }).nullable(),
    partner: z.object({ id: Id, slug: z.string(), name: z.string(), city: z.string().nullable() }).nullable(),
    price: Price.nullable(),
    cover_url: z.string(),
  }),
});
export type ClassCard = z.infer<typeof ClassCard>;

const ClassDays = z.strictObject({ gte: Day, lte: Day, tz: z.string().max(64).optional() });

export const ClassFilter = z
  .strictObject({
    id: matches(Id),
    course_id: matches(Id),
    type: matches(ClassType),
    status: matches(ClassStatus),
    city: matches(z.string().max(100)),
    start_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
    meets_at: z
      .strictObject({ gte: Moment, lte: Moment })
      .describe('A lesson, or the class itself where it has no lessons, begins within these bounds.'),
    meets_on: ClassDays.describe(
      'The same by days, both included, at most 62: those of the place of the class, and for live online classes those of the IANA time zone `tz`, if given. Refuses `invalid_input` for more days, days out of order and an unknown zone.',
    ),
    starts_on: ClassDays.describe('Begins on one of these days, which are counted as in `meets_on`.'),
    category_id: matches(Id),
    partner_id: matches(Id),
    is_for_sale: z.boolean(),
    has_seats: z.boolean().describe('Can be bought now and is not full.'),
    currency_id: Id.describe('The currency of the prices; the main currency by default.'),
  })
  .partial();
export type ClassFilter = z.infer<typeof ClassFilter>;

export const ClassFields = z.strictObject({
  code: z.string().trim().min(1).max(40),
  type: ClassType,
  tz: z.enum(timeZones),
  capacity: z.int().min(0).max(100_000).nullable(),
  min_participants: z.int().min(0).max(100_000),
  start_at: Moment.nullable(),
  end_at: Moment.nullable(),
  registration_opens_at: Moment.nullable(),
  registration_deadline: Moment.nullable(),
  venue: z.string().max(200).nullable(),
  city: z.string().max(100).nullable(),
  meeting_url: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable(),
  attendance_min: z
    .number()
    .min(0)
    .max(100)
    .describe('Percent of the lessons, or of the contents where there are no lessons.'),
  grade_min: z.number().min(0).max(20).describe('From 0 to 20.'),
  regulation_file_id: Id.nullable().describe('A PDF uploaded with `POST /regulations/create`; null removes it.'),
  mandatory_files: z
    .array(z.enum(mandatoryFileCategories))
    .max(mandatoryFileCategories.length)
    .describe('What each person hands in before the enrollment is confirmed; a change is for later registrations.'),
  trainer_ids: z.array(Id).max(50).describe('Ids of persons.'),
});
export const Lesson = z.strictObject({ starts_at: Moment, ends_at: Moment, room: z.string().max(100).nullish() });
export const NewClass = ClassFields.partial()
  .required({ code: true, type: true, tz: true })
  .extend({ course_id: Id, lessons: z.array(Lesson).max(500).optional() });
export type NewClass = z.infer<typeof NewClass>;
export const ClassChange = ClassFields.partial().extend({ id: Id });
export type ClassChange = z.infer<typeof ClassChange>;

export const ClassCopy = z.strictObject({
  class_id: Id.describe('The class that is repeated.'),
  code: ClassFields.shape.code,
  first_day: Day.nullable().describe('Of the new class; null where the class has no start.'),
  has_lessons: z.boolean().describe('Its lessons, without canceled ones, are planned on the days so much later.'),
});
export type ClassCopy = z.infer<typeof ClassCopy>;

export const ClassState = z.object({ id: Id, status: ClassStatus });
export type ClassState = z.infer<typeof ClassState>;
const claim = 'classes.edit';
const edits = { edits: 'classes', claim };
const editing = ['not_signed_in', 'not_allowed', 'not_found'] as const;
const moving = [...editing, 'changed_meanwhile', 'invalid_transition'] as const;

export const classes = {
  retrieveClasses: retrieval('/classes', {
    summary: 'List classes with course, seats and price',
    description: 'Classes of published courses, including canceled and past ones unless filtered.',
    filter: ClassFilter,
    result: ClassCard,
    sort: ['start_at'],
  }),

  retrieveClassSources: sourceRetrieval('/classes', {
    summary: 'Read classes as editors write them',
    description: 'Classes of drafts included.',
    claim,
    fields: ClassFields,
    shown: {
      course_id: Id,
      course_title: LocalizedText,
      status: ClassStatus,
      created_at: Moment,
      taken: z.int().nonnegative().describe('Seats that are taken or held.'),
      waiting: z.int().nonnegative().describe('People on the waiting list.'),
      lesson_count: z.int().nonnegative().describe('Without canceled lessons.'),
    },
    filter: {
      search: z.string().max(200).describe('Part of the code, the venue, the city, or the title of the course.'),
      course_id: matches(Id),
      type: matches(ClassType),
      status: matches(ClassStatus),
      trainer_id: Id.describe('The person who teaches it.'),
      start_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
    },
    sort: ['code', 'status', 'start_at', 'end_at', 'registration_deadline', 'city', 'created_at'],
  }),

  ...classesCalendar,

  ...classesWaiting,

  ...classesLessons,

  ...classesRegulations,

  ...classesSeries,

  ...classesForStaff,

  createClass: command('POST', '/classes/create', {
    ...edits,
    summary: 'Create a class',
    description:
      'Needs the claim `classes.edit`. Refuses `not_found` for an unknown course, and `invalid_input` for dates out of order, unknown trainers and a file that is not a regulation. Lessons run forwards and do not overlap. Refuses `trainer_busy` where the only trainer of the class gives another lesson at the time of one.',
    data: NewClass,
    result: ClassState,
    refuses: [...editing, 'class_code_taken', 'lesson_backwards', 'lessons_overlap', 'trainer_busy'],
  }),

  updateClass: command('PUT', '/classes', {
    ...edits,
    summary: 'Change a class',
    description:
      'Changes only the given fields, never the status. Needs the claim `classes.edit`. Refuses `capacity_below_taken` for fewer seats than are taken or held.',
    data: versioned(ClassChange),
    result: ClassState,
    refuses: [...editing, 'changed_meanwhile', 'class_code_taken', 'capacity_below_taken', 'trainer_busy'],
  }),

  duplicateClass: command('POST', '/classes/duplicate', {
    ...edits,
    summary: 'Repeat a class on other dates',
    description:
      'Needs the claim `classes.edit`. The new class is open and has the settings, trainers and regulation of the other, nobody in it, and all its dates moved by as many days as its start, at the same times of day.',
    data: ClassCopy,
    result: ClassState,
    refuses: [...editing, 'class_code_taken', 'lesson_backwards', 'lessons_overlap', 'trainer_busy'],
  }),

  closeClass: command('PUT', '/classes/close', {
    ...edits,
    summary: 'Close a class for orders',
    description: 'Needs the claim `classes.edit`. A class closes automatically at its deadline and at its start.',
    data: ItemReference,
    result: ClassState,
    refuses: [...moving],
  }),

  reopenClass: command('PUT', '/classes/reopen', {
    ...edits,
    summary: 'Reopen a class for orders before it starts',
    description: 'Needs the claim `classes.edit`.',
    data: ItemReference,
    result: ClassState,
    refuses: [...moving],
  }),

  cancelClass: command('PUT', '/classes/cancel', {
    ...edits,
    summary: 'Cancel a class',
    description: 'Needs the claim `classes.edit`. Its seats stay with their orders, which have to be refunded.',
    data: versioned(ItemWithReason),
    result: ClassState,
    refuses: [...moving],
  }),
};
