import { userOfPerson } from '#api/identity/index.ts';
import { enrollmentSummary } from '#api/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { removeItemRow } from './store.ts';

export async function clearEnrolled(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { person_id, course_id } = await enrollmentSummary(ctx, enrollmentId);
  const user = await userOfPerson(ctx, person_id);
  if (user) await removeItemRow(ctx, { userId: user.id, courseId: course_id });
}
