import { Refusal } from '#contract/refusals.ts';
import { isCurrentClass } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { lockClass } from './seats-store.ts';

/** Grades change, and the class is concluded, one after the other. Refuses `grades_locked` from then on. */
export async function lockForGrading(ctx: Ctx, classId: number): Promise<void> {
  const held = await lockClass(ctx, classId);
  if (!isCurrentClass(held?.status)) throw new Refusal('grades_locked');
}
