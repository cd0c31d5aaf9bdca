import { Refusal } from '#contract/refusals.ts';
import type { Register } from '#contract/rules/attendance-register.ts';
import { lockClass } from '#api/offer/classes/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { lessonsById, teaches, type ClassLesson } from './store/register.ts';

/**
 * For trainers of the class and staff, `not_found` for others. Marks of the class wait for each other until the
 * transaction ends, so that rates are computed from all of them, and the class is not concluded meanwhile.
 */
export async function lockRegister(ctx: Ctx, classId: number): Promise<Register> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const isStaff = hasClaims(ctx, 'classes.edit');
  const mayRecord = isStaff || (await teaches(ctx, { classId, personId: signedIn(ctx).personId }));
  const match = mayRecord ? await lockClass(ctx, classId) : undefined;
  if (!match) throw new Refusal('not_found');
  return { classStatus: match.status, isStaff };
}

export async function lockRegisterOf(ctx: Ctx, lessonId: number): Promise<{ register: Register; lesson: ClassLesson }> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const [lesson] = await lessonsById(ctx, [lessonId]);
  if (!lesson) throw new Refusal('not_found');
  return { register: await lockRegister(ctx, lesson.class_id), lesson };
}
