import { z } from 'zod';
import { Id, ItemWithReason, Moment } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { Regulation } from '#contract/offer/classes/calls.ts';
import { classStatuses } from '#contract/offer/classes/values.ts';
import { enrollmentOutcomes, enrollmentStatuses } from './values.ts';
import { ShownPicture } from '#contract/platform/files/calls.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';

export const EnrollmentStatus = z.enum(enrollmentStatuses);
export type EnrollmentStatus = z.infer<typeof EnrollmentStatus>;
export const EnrollmentOutcome = z.enum(enrollmentOutcomes);
export type EnrollmentOutcome = z.infer<typeof EnrollmentOutcome>;

export const Enrollment = z.object({
  id: Id,
  status: EnrollmentStatus,
  outcome: EnrollmentOutcome,
  registered_at: Moment,
  enrolled_at: Moment.nullable(),
  awaits_files: z.boolean().describe('Paid and not confirmed, because files are missing or not approved.'),
  ended_at: Moment.nullable(),
  concluded_at: Moment.nullable(),
  concludes_at: Moment.nullable().describe(
    'When it concludes by itself: everything is done, and the least share of the hours of the course has not passed yet. Null otherwise.',
  ),
  progress_rate: z.number().describe('Percent of the mandatory contents, by their weight; it never decreases.'),
  contents: z
    .object({
      count: z.int().nonnegative(),
      done: z.int().nonnegative(),
      has_begun: z.boolean().describe('Any content has been opened, mandatory or not.'),
    })
    .nullable()
    .describe(
      'The mandatory contents of the course and how many are done; null unless it is your own, paid enrollment.',
    ),
  next_content: z
    .object({ id: Id, title: z.string() })
    .nullable()
    .describe('The first content that opens and is not done; null where there is none, and where `contents` is null.'),
  attendance_rate: z.number().nullable().describe('Percent of the minutes taught. Null without recorded attendance.'),
  final_grade: z.number().nullable().describe('From 0 to 20.'),
  person: z.object({ id: Id, name: z.string() }),
  course: z.object({
    id: Id,
    title: z.string(),
    type: z.enum(courseTypes),
    cover_url: z.string(),
    picture: ShownPicture.nullable().describe(
      'The picture to show instead, once an editor has set one and it is processed.',
    ),
    partner: z.string().nullable(),
  }),
  class: z.object({
    id: Id,
    code: z.string(),
    type: z.enum(courseTypes),
    status: z.enum(classStatuses),
    start_at: Moment.nullable().describe('Null where the start is free.'),
    end_at: Moment.nullable(),
    tz: z.string(),
    venue: z.string().nullable(),
    city: z.string().nullable(),
  }),
  next_lesson: z
    .object({
      starts_at: Moment,
      ends_at: Moment,
      room: z.string().nullable(),
      meeting_url: z
        .string()
        .nullable()
        .describe('Of a live online class, from 15 minutes before the lesson, for the enrolled person alone.'),
    })
    .nullable()
    .describe('The lesson of the class that is under way, or else its next one; null where there is none.'),
  regulation: Regulation.nullable().describe(
    'The current regulation of the class, at `GET /enrollments/{id}/regulation`; null where it has none.',
  ),
  regulation_accepted_at: Moment.nullable().describe('When the person accepted the regulation of that time.'),
  awaits_regulation: z.boolean().describe('The contents do not open until the person accepts the regulation.'),
  is_for_company: z.boolean().describe('An organization bought the place.'),
  order: z
    .object({ id: Id, number: z.string() })
    .nullable()
    .describe('Null where the person was enrolled without an order.'),
});
export type Enrollment = z.infer<typeof Enrollment>;

export const EnrollmentFilter = z
  .strictObject({
    id: matches(Id),
    course_id: matches(Id),
    class_id: matches(Id),
    person_id: matches(Id),
    status: matches(EnrollmentStatus),
    outcome: matches(EnrollmentOutcome),
  })
  .partial();
export type EnrollmentFilter = z.infer<typeof EnrollmentFilter>;

export const EnrollmentState = z.object({ id: Id, status: EnrollmentStatus });
export type EnrollmentState = z.infer<typeof EnrollmentState>;

export const AcceptedRegulation = z.object({ id: Id, regulation_accepted_at: Moment });
export type AcceptedRegulation = z.infer<typeof AcceptedRegulation>;

export const TransferredEnrollment = z.object({ id: Id, status: z.enum(enrollmentStatuses), class_id: Id });
export type TransferredEnrollment = z.infer<typeof TransferredEnrollment>;

export const enrollments = {
  retrieveEnrollments: retrieval('/enrollments', {
    summary: 'List enrollments with course, class and progress',
    description: 'Your own, those of classes that you teach, or all with the claim `enrollments.edit`.',
    claim: 'enrollments.edit',
    filter: EnrollmentFilter,
    result: Enrollment,
    sort: ['registered_at', 'progress_rate'],
    refuses: ['not_signed_in'],
  }),
  create: command('POST', '/enrollments/create', {
    summary: 'Enroll a person without an order',
    description: 'Takes a seat; the enrollment starts at once, or once the files that the class demands are approved.',
    claim: 'enrollments.edit',
    data: z.strictObject({ class_id: Id, person_id: Id }),
    result: EnrollmentState,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'already_enrolled', 'trainer_cannot_enroll', 'class_full'],
  }),
  cancel: command('PUT', '/enrollments/cancel', {
    summary: 'Cancel an enrollment that has not started',
    description:
      'Cancels your own enrollment while nothing was paid for it and no organization bought it; with the claim `enrollments.edit`, any enrollment before it starts. The seat is free again, and offered to those who wait. What was paid is refunded on request; a seat of an organization returns to its line.',
    claim: 'enrollments.edit',
    data: ItemWithReason,
    result: EnrollmentState,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),
  withdraw: command('PUT', '/enrollments/withdraw', {
    summary: 'Withdraw from a class without a refund',
    claim: 'enrollments.edit',
    data: ItemWithReason,
    result: EnrollmentState,
    refuses: ['not_signed_in', 'not_found', 'invalid_transition'],
  }),
  acceptRegulation: command('PUT', '/enrollments/accept-regulation', {
    summary: 'Accept the regulation of a class',
    description:
      'Unlocks the contents. Only the enrolled person accepts, once; the acceptance remains valid when the regulation is replaced. `regulation_sha256` identifies the file that was read; refuses `regulation_changed` if it is not the current one.',
    data: z.strictObject({ id: Id, regulation_sha256: z.string().max(64) }),
    result: AcceptedRegulation,
    refuses: ['not_signed_in', 'not_found', 'enrollment_over', 'regulation_changed'],
  }),
  transfer: command('PUT', '/enrollments/transfer', {
    summary: 'Transfer an enrollment to another class of its course',
    description:
      'Moves your own paid enrollment, or any with the claim `enrollments.edit`, to another class of the same course that is for sale and has a free seat. Possible until the first lesson or content, and from a canceled class. Order, payment and files stay; the regulation of the new class has to be accepted again. Idempotent.',
    claim: 'enrollments.edit',
    data: z.strictObject({ id: Id, class_id: Id }),
    result: TransferredEnrollment,
    refuses: [
      'not_signed_in',
      'not_found',
      'enrollment_over',
      'enrollment_unpaid',
      'transfer_too_late',
      'transfer_by_company',
      'transfer_other_course',
      'transfer_needs_files',
      'already_enrolled',
      'trainer_cannot_enroll',
      'class_closed',
      'class_full',
    ],
  }),
};
