import { Refusal } from '#contract/refusals.ts';
import { isEndedClass } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { requireLessonRole, type LessonMove } from '../model/lesson-status.ts';
import { classIdOfLesson, lockPlan, readLesson, type LockedLesson, type PlannedClass } from './write-store.ts';

export type LessonInPlan = { plan: PlannedClass; lesson: LockedLesson };

/** The class is locked, so that no other lesson of it changes meanwhile. */
export async function lockLesson(ctx: Ctx, id: number, moves: readonly LessonMove[]): Promise<LessonInPlan> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const classId = await classIdOfLesson(ctx, id);
  const plan = await requirePlan(ctx, classId, moves);
  return { plan, lesson: await readLesson(ctx, id) };
}

export async function requirePlan(
  ctx: Ctx,
  classId: number | undefined,
  moves: readonly LessonMove[],
): Promise<PlannedClass> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const plan = classId === undefined ? undefined : await lockPlan(ctx, classId);
  if (!plan) throw new Refusal('not_found');
  requireLessonRole(plan.role, moves);
  if (isEndedClass(plan.status)) throw new Refusal('class_over');
  return plan;
}
