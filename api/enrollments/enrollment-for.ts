import type { EnrollmentStatus } from '#contract/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { awaitsRegulation } from './model/awaits-regulation.ts';
import { ruledBy } from './regulation-store.ts';
import { enrollmentsOf, followersOf } from './store.ts';

export type HeldEnrollment = {
  id: number;
  class_id: number;
  course_id: number;
  person_id: number;
  status: EnrollmentStatus;
  progress_rate: number;
  concluded_at: Date | null;
  /** Its contents stay shut until the person accepts the rules of the class. */
  awaits_regulation: boolean;
};

/** The person's enrollment in each of these courses: an active one before one that is over, then the newest. */
export async function enrollmentsFor(
  ctx: Ctx,
  { course_ids: courseIds, person_id: personId }: { course_ids: number[]; person_id: number },
): Promise<HeldEnrollment[]> {
  const rows = await enrollmentsOf(ctx, { courseIds, personId });
  return rows.map((row) => ({
    id: row.id,
    class_id: row.class_id,
    course_id: row.course_id,
    person_id: row.person_id,
    status: row.status,
    progress_rate: row.progress_rate,
    concluded_at: row.concluded_at,
    awaits_regulation: awaitsRegulation(ruledBy(row), ctx.now()),
  }));
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
