import { z } from 'zod';
import { Id, ItemReference, ItemWithReason, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { enrollmentFileStatuses, mandatoryFileCategories } from './values.ts';

export const MandatoryFileCategory = z.enum(mandatoryFileCategories);
export const EnrollmentFileStatus = z.enum(enrollmentFileStatuses);

export const EnrollmentFile = z
  .object({
    id: Id,
    enrollment_id: Id,
    class_id: Id,
    person: z.object({ id: Id, name: z.string() }),
    category: MandatoryFileCategory,
    status: EnrollmentFileStatus,
    file: z
      .object({ name: z.string(), mime: z.string(), byte_size: z.int().nonnegative() })
      .nullable()
      .describe('Null until one is handed in, and once it is deleted.'),
    is_reused: z.boolean().describe('Approved before, in the student record or for another class.'),
    handed_in_at: Moment.nullable(),
    decided_at: Moment.nullable(),
    reason: z.string().nullable().describe('Why it was rejected or waived.'),
  })
  .describe('A file that an enrollment needs before it is confirmed, handed in or not.');
export type EnrollmentFile = z.infer<typeof EnrollmentFile>;

export const EnrollmentFileFilter = z
  .strictObject({
    id: matches(Id),
    enrollment_id: matches(Id),
    class_id: matches(Id),
    person_id: matches(Id),
    category: matches(MandatoryFileCategory),
    status: matches(EnrollmentFileStatus),
  })
  .partial();
export type EnrollmentFileFilter = z.infer<typeof EnrollmentFileFilter>;

const judging = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition', 'enrollment_over'] as const;

export const enrollmentFiles = {
  retrieveEnrollmentFiles: retrieval('/enrollment-files', {
    summary: 'List the files that enrollments need',
    description:
      'Your own, or all with the claim `enrollments.edit`: those to review are found by the status `handed_in`, the oldest first by `handed_in_at`. Hand one in with `POST /enrollment-files/upload`, download it with `GET /enrollment-files/{id}/file`. Trainers and employers find none.',
    claim: 'enrollments.edit',
    filter: EnrollmentFileFilter,
    result: EnrollmentFile,
    sort: ['handed_in_at'],
    refuses: ['not_signed_in'],
  }),
  approveEnrollmentFile: command('PUT', '/enrollment-files/approve', {
    summary: 'Approve a file of an enrollment',
    description: 'Needs the claim `enrollments.edit`. With its last file approved, a paid enrollment is confirmed.',
    claim: 'enrollments.edit',
    data: ItemReference,
    result: EnrollmentFile,
    refuses: [...judging],
  }),
  rejectEnrollmentFile: command('PUT', '/enrollment-files/reject', {
    summary: 'Reject a file of an enrollment',
    description: 'Needs the claim `enrollments.edit`. The learner reads the reason and hands in another file.',
    claim: 'enrollments.edit',
    data: ItemWithReason,
    result: EnrollmentFile,
    refuses: [...judging],
  }),
  waiveEnrollmentFile: command('PUT', '/enrollment-files/waive', {
    summary: 'Waive a file of an enrollment',
    description: 'Needs the claim `enrollments.edit`. The enrollment does without the file.',
    claim: 'enrollments.edit',
    data: ItemWithReason,
    result: EnrollmentFile,
    refuses: [...judging],
  }),
};
