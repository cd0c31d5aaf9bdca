import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';
import { isActiveEnrollment } from '#contract/learning/enrollments/values.ts';

type Facing = {
  standing: Pick<EnrollmentStanding, 'status' | 'paid_at' | 'concluded_at' | 'has_begun' | 'progress_rate'>;
  classStatus: ClassStatus;
  /** A company decides about its seats itself. */
  isForCompany: boolean;
};

/** Whether to offer another class; the server decides (domain 4.2). */
export function mayTransfer({ standing, classStatus, isForCompany }: Facing): boolean {
  const { status, paid_at, concluded_at, has_begun } = standing;
  const isActive = isActiveEnrollment(status);
  if (!isActive || isForCompany || paid_at === null || concluded_at !== null) return false;
  return classStatus === 'canceled' || !has_begun;
}
