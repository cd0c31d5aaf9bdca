import type { EnrollmentStatus } from '#contract/enrollments.ts';
import type { Ctx } from '#api/shared/context.ts';
import { enrollmentsOf, followersOf } from './store.ts';

export type HeldEnrollment = {
  id: number;
  class_id: number;
  course_id: number;
  person_id: number;
  status: EnrollmentStatus;
  progress_rate: number;
  concluded_at: Date | null;
};

/** The person's enrollment in each of these courses: an active one before one that is over, then the newest. */
export function enrollmentsFor(
  ctx: Ctx,
  { course_ids: courseIds, person_id: personId }: { course_ids: number[]; person_id: number },
): Promise<HeldEnrollment[]> {
  return enrollmentsOf(ctx, { courseIds, personId });
}

/** The same for one course, or null. */
export async function enrollmentFor(
  ctx: Ctx,
  { course_id, person_id }: { course_id: number; person_id: number },
): Promise<HeldEnrollment | null> {
  const [enrollment] = await enrollmentsFor(ctx, { course_ids: [course_id], person_id });
  return enrollment ?? null;
}

/** Who follows a class and has not concluded it. */
export function enrolledIn(ctx: Ctx, classId: number): Promise<{ id: number; course_id: number }[]> {
  return followersOf(ctx, classId);
}
