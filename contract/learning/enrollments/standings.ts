import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { certificateTypes } from '#contract/offer/catalogue/values.ts';
import { ClassType } from '#contract/offer/classes/calls.ts';
import { matches, retrieval } from '#contract/shapes.ts';
import { certificateNeeds, enrollmentOutcomes, enrollmentStatuses } from './values.ts';

export const EnrollmentStanding = z
  .object({
    enrollment_id: Id,
    class_id: Id,
    status: z.enum(enrollmentStatuses),
    outcome: z.enum(enrollmentOutcomes),
    class_type: ClassType.describe('Without lessons (`online`) the progress counts in place of attendance.'),
    registered_at: Moment,
    paid_at: Moment.nullable().describe('When the seat was paid, approved on credit or given.'),
    files_due_at: Moment.nullable().describe(
      'Until when to hand in the files that are missing; null where none are demanded.',
    ),
    enrolled_at: Moment.nullable(),
    ended_at: Moment.nullable(),
    concluded_at: Moment.nullable(),
    concludes_at: Moment.nullable().describe(
      'When it concludes by itself: everything is done, and the least share of the hours of the course has not passed yet. Null otherwise.',
    ),
    regulation_accepted_at: Moment.nullable(),
    end_reason: z.string().nullable().describe('Why it ended: the words of a person, or a code of the system.'),
    progress_rate: z.number(),
    attendance_rate: z.number().nullable().describe('Percent of the minutes taught. Null without recorded attendance.'),
    final_grade: z.number().nullable().describe('From 0 to 20. Null until every assessment has its grade.'),
    attendance_min: z.number(),
    grade_min: z.number(),
    is_assessed: z.boolean().describe('The course has assessments that count.'),
    certificate_type: z
      .enum(certificateTypes)
      .nullable()
      .describe('The certificate that success gives; null once the enrollment is over without success.'),
    needs: z
      .array(z.enum(certificateNeeds))
      .describe(
        'What it still lacks for the certificate, in the order in which to do it; empty for one that is concluded or over.',
      ),
    has_begun: z
      .boolean()
      .describe('The class, or else the person, has begun: from then on one withdraws, without an automatic refund.'),
    is_free: z
      .boolean()
      .describe(
        'Nothing was paid for it, and no organization bought it: its person can cancel it until the class begins.',
      ),
  })
  .describe("How one's own enrollment stands, and what its certificate still needs.");
export type EnrollmentStanding = z.infer<typeof EnrollmentStanding>;

export const StandingFilter = z.strictObject({ enrollment_id: matches(Id), class_id: matches(Id) }).partial();
export type StandingFilter = z.infer<typeof StandingFilter>;

export const enrollmentStandings = {
  retrieveEnrollmentStandings: retrieval('/enrollment-standings', {
    summary: 'List how your own enrollments stand and what their certificates need',
    description: 'Your own. What is missing for the certificate follows the rules of domain 4.4.',
    filter: StandingFilter,
    result: EnrollmentStanding,
    refuses: ['not_signed_in'],
  }),
};
