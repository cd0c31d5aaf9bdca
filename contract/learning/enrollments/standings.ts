import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { certificateTypes } from '#contract/offer/catalogue/values.ts';
import { ClassType } from '#contract/offer/classes/calls.ts';
import { matches, retrieval } from '#contract/shapes.ts';
import { certificateNeeds, enrollmentOutcomes, enrollmentStatuses } from './values.ts';

/** How one's own enrollment stands, and what its certificate still needs. */
export const EnrollmentStanding = z.object({
  enrollment_id: Id,
  class_id: Id,
  status: z.enum(enrollmentStatuses),
  outcome: z.enum(enrollmentOutcomes),
  /** Without lessons (`online`) the progress counts in place of attendance. */
  class_type: ClassType,
  registered_at: Moment,
  /** When the seat was paid, approved on credit or given. */
  paid_at: Moment.nullable(),
  /** Until when to hand in the files that are missing; null where none are demanded. */
  files_due_at: Moment.nullable(),
  enrolled_at: Moment.nullable(),
  ended_at: Moment.nullable(),
  concluded_at: Moment.nullable(),
  /**
   * When it concludes by itself: everything is done, and the least share of the hours of the course has not passed yet.
   * Null otherwise.
   */
  concludes_at: Moment.nullable(),
  regulation_accepted_at: Moment.nullable(),
  /** Why it ended: the words of a person, or a code of the system. */
  end_reason: z.string().nullable(),
  progress_rate: z.number(),
  /** Percent of the minutes taught. Null without recorded attendance. */
  attendance_rate: z.number().nullable(),
  /** From 0 to 20. Null until every assessment has its grade. */
  final_grade: z.number().nullable(),
  attendance_min: z.number(),
  grade_min: z.number(),
  /** The course has assessments that count. */
  is_assessed: z.boolean(),
  /** The certificate that success gives; null once the enrollment is over without success. */
  certificate_type: z.enum(certificateTypes).nullable(),
  /** What it still lacks for the certificate, in the order in which to do it; empty for one that is concluded or over. */
  needs: z.array(z.enum(certificateNeeds)),
  /** The class, or else the person, has begun: from then on one withdraws, without an automatic refund (domain 4.2). */
  has_begun: z.boolean(),
  /** Nothing was paid for it, and no organization bought it: its person can cancel it until the class begins. */
  is_free: z.boolean(),
});
export type EnrollmentStanding = z.infer<typeof EnrollmentStanding>;

export const StandingFilter = z.strictObject({ enrollment_id: matches(Id), class_id: matches(Id) }).partial();
export type StandingFilter = z.infer<typeof StandingFilter>;

export const enrollmentStandings = {
  /** Your own. What is missing for the certificate follows the rules of domain 4.4. */
  retrieveEnrollmentStandings: retrieval('/enrollment-standings', {
    summary: 'List how your own enrollments stand and what their certificates need',
    filter: StandingFilter,
    result: EnrollmentStanding,
    refuses: ['not_signed_in'],
  }),
};
