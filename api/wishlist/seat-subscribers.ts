import { isCourseSold } from '#api/catalogue/index.ts';
import { classSummaries, type ClassSummary } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { markSeatNotified } from './subscribers-store.ts';

const oneDayMs = 86_400_000;

/** So many are told in one transaction. */
export const subscribersPerBatch = 100;

/**
 * Who keeps the course of this class and has yet to hear that a seat in it came free: the next hundred, marked as told by
 * the asking. Of one course one hears once a day, however often seats come and go; nobody where the seat is gone again.
 */
export async function takeSeatSubscribers(
  ctx: Ctx,
  classId: number,
): Promise<{ run: ClassSummary; userIds: number[] } | null> {
  const run = (await classSummaries(ctx, [classId])).get(classId);
  if (!run?.is_for_sale || run.is_full || !(await isCourseSold(ctx, run.course_id))) return null;
  const since = new Date(ctx.now().getTime() - oneDayMs);
  return { run, userIds: await markSeatNotified(ctx, { courseId: run.course_id, since, limit: subscribersPerBatch }) };
}
