import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { takeForSystem } from './shown-store.ts';

/**
 * Makes a picture the operator's own, to be shown to everybody: nobody can replace it any more, and it is drawn in its
 * widths after the commit. Only one's own is taken, or one that is the operator's already; for any other `invalid_input`
 * names the field that told of it. Who may show what is for the caller to say, and so is to keep the id in a column
 * that references `pictures`.
 */
export async function showPicture(ctx: Ctx, { id, field }: { id: number; field: string }): Promise<void> {
  const ownerUserId = ctx.actor.kind === 'system' ? null : signedIn(ctx).userId;
  const taken = await takeForSystem(ctx, { id, ownerUserId });
  if (!taken) throw new Refusal('invalid_input', { field });
  if (!taken.isDrawn) await emit(ctx, 'picture_shown', { picture_id: id });
}

/** The same for each field of a change that names one. */
export async function showPictures(ctx: Ctx, named: Record<string, number | null | undefined>): Promise<void> {
  for (const [field, id] of Object.entries(named)) if (id) await showPicture(ctx, { id, field });
}
