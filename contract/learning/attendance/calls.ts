import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { attendanceMeans, markStates, mostAttendanceChanges } from './values.ts';

export const AttendanceMark = z
  .object({
    lesson_id: Id,
    enrollment_id: Id,
    state: z.enum(markStates),
    minutes: z.int().nonnegative().describe('Of presence: those of the whole lesson for who was there from its start.'),
    how: z.enum(attendanceMeans),
    recorded_at: Moment,
    version: z
      .int()
      .positive()
      .describe(
        'Raised by every change. A change names the one that it was made from, and 0 for a cell without a mark.',
      ),
  })
  .describe('What the register says of one person in one lesson.');
export type AttendanceMark = z.infer<typeof AttendanceMark>;

export const AttendanceReach = z
  .object({
    lessons_ahead: z.int().positive().describe('That are not over and not recorded.'),
    may_miss: z
      .int()
      .nonnegative()
      .describe('How many of these the person can miss, whichever they are, and still reach the minimum.'),
    best_rate: z.number().describe('Percent with every coming lesson attended.'),
    is_in_reach: z.boolean(),
  })
  .describe('How the minimum of the class can still be reached, before its last lesson is over.');
export type AttendanceReach = z.infer<typeof AttendanceReach>;

export const PersonAttendance = z
  .object({
    enrollment_id: Id,
    class_id: Id,
    person: z.object({ id: Id, name: z.string() }),
    attendance_rate: z
      .number()
      .nullable()
      .describe('Percent of the minutes of the lessons that were given; null before the first.'),
    reach: AttendanceReach.nullable().describe(
      'Null where no lesson lies ahead, and once the class is concluded or canceled.',
    ),
    marks: z.array(AttendanceMark).describe('In the order of the lessons.'),
  })
  .describe('One row of the grid of a class.');
export type PersonAttendance = z.infer<typeof PersonAttendance>;

export const AttendanceFilter = z.strictObject({ class_id: Id, enrollment_id: Id }).partial();
export type AttendanceFilter = z.infer<typeof AttendanceFilter>;

export const AttendanceChange = z.strictObject({
  lesson_id: Id,
  enrollment_id: Id,
  state: z.enum(markStates).describe('`unmarked` takes a mark back.'),
  minutes: z
    .int()
    .min(0)
    .max(1440)
    .optional()
    .describe(
      'Of presence, up to those of the lesson. Needed for `late`, the whole lesson by default for `present`, else none.',
    ),
  version: z.int().min(0).describe('That of the mark as it was read; 0 where there was none.'),
});
export type AttendanceChange = z.infer<typeof AttendanceChange>;

export const RecordedChanges = z.strictObject({
  class_id: Id,
  changes: z
    .array(AttendanceChange)
    .min(1)
    .max(mostAttendanceChanges)
    .refine((changes) => new Set(changes.map(cellOf)).size === changes.length),
});
export type RecordedChanges = z.infer<typeof RecordedChanges>;

function cellOf({ lesson_id, enrollment_id }: { lesson_id: number; enrollment_id: number }): string {
  return `${lesson_id} ${enrollment_id}`;
}

export const AttendanceRate = z.object({ enrollment_id: Id, attendance_rate: z.number().nullable() });
export type AttendanceRate = z.infer<typeof AttendanceRate>;

export const RecordedAttendance = z.object({
  class_id: Id,
  recorded_at: Moment,
  marks: z.array(AttendanceMark),
  rates: z.array(AttendanceRate),
});
export type RecordedAttendance = z.infer<typeof RecordedAttendance>;

export const LessonReference = z.strictObject({ lesson_id: Id });

export const OpenCode = z
  .object({
    lesson_id: Id,
    class_id: Id,
    now: Moment.describe('The clock of the server.'),
    entry_until: Moment.describe('Check-ins are accepted until then.'),
    codes: z.array(z.object({ code: z.string(), from: Moment, until: Moment })).min(1),
  })
  .describe('The code of a lesson now and for the next minutes, so that a lost connection does not blank it.');
export type OpenCode = z.infer<typeof OpenCode>;

export const ClosedCode = z.object({ lesson_id: Id });

export const CheckIn = z.strictObject({
  class_id: Id,
  code: z.string().trim().min(1).max(20).describe('As it is shown. Case, spaces and hyphens do not matter.'),
  how: z.enum(['code', 'qr']),
});
export type CheckIn = z.infer<typeof CheckIn>;

export const CheckedIn = AttendanceMark.extend({ class_id: Id, starts_at: Moment, ends_at: Moment });
export type CheckedIn = z.infer<typeof CheckedIn>;

const taking = ['not_signed_in', 'not_found', 'class_over', 'lesson_canceled', 'attendance_ahead'] as const;

export const attendance = {
  retrieveAttendances: retrieval('/attendances', {
    summary: 'List who attended which lessons',
    description:
      'Trainers of the class and the claim `classes.edit` see everyone who is enrolled; learners see themselves, also after they have left. Sorted by name.',
    claim: 'classes.edit',
    filter: AttendanceFilter,
    result: PersonAttendance,
    refuses: ['not_signed_in'],
  }),

  recordAttendance: command('PUT', '/attendances/record', {
    summary: 'Record who attended',
    description:
      'Trainers of the class from 15 minutes before a lesson until 72 hours after it; the claim `classes.edit` until the class is concluded. All changes are recorded or none: `attendance_changed` names the cells that somebody else has changed since they were read, with both values.',
    claim: 'classes.edit',
    data: RecordedChanges,
    result: RecordedAttendance,
    refuses: [
      ...taking,
      'attendance_closed',
      'attendance_changed',
      'attendance_minutes_wrong',
      'attendance_not_enrolled',
    ],
  }),

  openCode: command('PUT', '/attendances/open-code', {
    summary: 'Show the code of a lesson',
    description:
      'Trainers of the class and the claim `classes.edit`, from 15 minutes before the lesson until check-ins end. The code changes every 30 seconds and is accepted for a minute at most. Idempotent.',
    claim: 'classes.edit',
    data: LessonReference,
    result: OpenCode,
    secret: true,
    refuses: [...taking, 'attendance_entry_over'],
  }),

  closeCode: command('PUT', '/attendances/close-code', {
    summary: 'Close the code of a lesson',
    description: 'Trainers of the class and the claim `classes.edit`. Codes shown so far stop working. Idempotent.',
    claim: 'classes.edit',
    data: LessonReference,
    result: ClosedCode,
    refuses: ['not_signed_in', 'not_found'],
  }),

  checkIn: command('PUT', '/attendances/check-in', {
    summary: 'Mark your own presence with the code of a lesson',
    description: 'For people enrolled in the class. Idempotent: a second check-in answers with the first.',
    data: CheckIn,
    result: CheckedIn,
    secret: true,
    refuses: [
      'not_signed_in',
      'too_many_requests',
      'check_in_not_enrolled',
      'class_over',
      'attendance_code_closed',
      'attendance_entry_over',
      'attendance_code_wrong',
      'attendance_code_expired',
      'attendance_code_elsewhere',
      'attendance_marked',
    ],
  }),
};
