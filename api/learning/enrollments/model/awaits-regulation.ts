import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';
import { isEndedClass } from '#contract/offer/classes/values.ts';

export type Ruled = {
  status: EnrollmentStatus;
  concluded_at: Date | null;
  rules_sha256: string | null;
  regulation_accepted_at: Date | null;
  class_status: ClassStatus;
  end_at: Date | null;
};

/** One acceptance is enough (domain 4.2), also when the regulation is replaced later. */
export function awaitsRegulation(ruled: Ruled, now: Date): boolean {
  return ruled.rules_sha256 !== null && ruled.regulation_accepted_at === null && !isOver(ruled, now);
}

function isOver({ status, concluded_at, class_status, end_at }: Ruled, now: Date): boolean {
  if (isEndedEnrollment(status) || concluded_at !== null) return true;
  if (isEndedClass(class_status)) return true;
  return end_at !== null && end_at <= now;
}
