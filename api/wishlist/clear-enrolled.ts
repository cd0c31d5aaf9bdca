import { userOfPerson } from '#api/identity/index.ts';
import { enrollmentSummary } from '#api/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { removeBought } from './remove-from-wishlist.ts';

/** Removes a course from the wishlist of anyone who is enrolled in it now. */
export async function clearEnrolled(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { person_id, course_id } = await enrollmentSummary(ctx, enrollmentId);
  const user = await userOfPerson(ctx, person_id);
  if (user) await removeBought(ctx, { userId: user.id, courseId: course_id });
}
