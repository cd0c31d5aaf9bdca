import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { takeForSystem } from './shown-store.ts';

/**
 * Makes one's own picture public and the operator's, so that nobody can replace it. Any other refuses `invalid_input`.
 * The caller checks who may show what, and stores the id in a column that references `pictures`.
 */
export async function showPicture(ctx: Ctx, { id, field }: { id: number; field: string }): Promise<void> {
  const ownerUserId = ctx.actor.kind === 'system' ? null : signedIn(ctx).userId;
  const taken = await takeForSystem(ctx, { id, ownerUserId });
  if (!taken) throw new Refusal('invalid_input', { field });
  if (!taken.isDrawn) await emit(ctx, 'picture_shown', { picture_id: id });
}

export async function showPictures(ctx: Ctx, named: Record<string, number | null | undefined>): Promise<void> {
  for (const [field, id] of Object.entries(named)) if (id) await showPicture(ctx, { id, field });
}
