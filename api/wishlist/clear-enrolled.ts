import { participantOf } from '#api/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { removeItemRow } from './store.ts';

export async function clearEnrolled(ctx: Ctx, enrollmentId: number): Promise<void> {
  const participant = await participantOf(ctx, enrollmentId);
  if (participant) await removeItemRow(ctx, { userId: participant.user_id, courseId: participant.course_id });
}
