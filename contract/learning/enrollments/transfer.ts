import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { command } from '#contract/shapes.ts';
import { enrollmentStatuses } from './values.ts';

export const TransferredEnrollment = z.object({ id: Id, status: z.enum(enrollmentStatuses), class_id: Id });
export type TransferredEnrollment = z.infer<typeof TransferredEnrollment>;

export const enrollmentTransfer = {
  transfer: command('PUT', '/enrollments/transfer', {
    summary: 'Transfer an enrollment to another class of its course',
    description:
      'Moves your own paid enrollment, or any with the claim `enrollments.edit`, to another class of the same course that is for sale and has a free seat. Possible until the first lesson or content, and from a canceled class. Order, payment and files stay; the regulation of the new class has to be accepted again. Idempotent.',
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
