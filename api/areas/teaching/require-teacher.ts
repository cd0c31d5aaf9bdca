import { Refusal } from '#contract/refusals.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { findTaught, type Taught } from './store.ts';

/** Refuses `not_found` to everybody but trainers of the class and staff. */
export async function requireTeacher(ctx: Ctx, classId: number): Promise<Taught> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const existing = await findTaught(ctx, classId);
  if (!existing || !(existing.teaches || hasClaims(ctx, 'classes.edit'))) throw new Refusal('not_found');
  return existing;
}
