import { enrollmentFileStatuses } from '#contract/learning/enrollments/values.ts';
import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

/** A file that an enrollment needs [domain 4.2]. */
export const fileLifeCycle = lifeCycle(enrollmentFileStatuses, {
  missing: { handIn: 'handed_in', waive: 'waived' },
  handed_in: { handIn: 'handed_in', approve: 'approved', reject: 'rejected', waive: 'waived' },
  rejected: { handIn: 'handed_in', waive: 'waived' },
  approved: {},
  waived: {},
});
export type FileMove = MoveOf<typeof fileLifeCycle>;
