import type { Ctx } from '#api/shared/context.ts';
import { findClasses } from '../store.ts';
import { markTold } from './store.ts';

const oneDayMs = 86_400_000;

/** So many are told in one transaction. */
export const waitingPerBatch = 100;

/** Who waits and has yet to hear that a seat came free, marked as told by the asking; nobody where it is gone again. */
export async function takeWaitingHearers(
  ctx: Ctx,
  classId: number,
): Promise<{ courseId: number; userIds: number[] } | null> {
  const [run] = await findClasses(ctx, [classId]);
  if (!run?.is_for_sale || run.is_full) return null;
  const since = new Date(ctx.now().getTime() - oneDayMs);
  return { courseId: run.course_id, userIds: await markTold(ctx, { classId, since, limit: waitingPerBatch }) };
}
