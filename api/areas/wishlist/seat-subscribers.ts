import { dayMs } from '#contract/rules/durations.ts';
import { isCourseSold } from '#api/offer/catalogue/index.ts';
import { classSummaries, type ClassSummary } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { markSeatNotified } from './subscribers-store.ts';

export const subscribersPerBatch = 100;

/** Marked as notified at once; each at most once a day per course. Null when the seat is gone again. */
export async function takeSeatSubscribers(
  ctx: Ctx,
  classId: number,
): Promise<{ run: ClassSummary; userIds: number[] } | null> {
  const run = (await classSummaries(ctx, [classId])).get(classId);
  if (!run?.is_for_sale || run.is_full || !(await isCourseSold(ctx, run.course_id))) return null;
  const since = new Date(ctx.now().getTime() - dayMs);
  return { run, userIds: await markSeatNotified(ctx, { courseId: run.course_id, since, limit: subscribersPerBatch }) };
}
