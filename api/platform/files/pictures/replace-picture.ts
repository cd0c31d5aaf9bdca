import type { Picture } from '#contract/platform/files/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { maySendPicture } from './create-picture.ts';
import { withStoredBytes } from './picture-bytes.ts';
import { findPicture, hasPictures, lockOwnPicture, toPicture, updatePicture } from './picture-store.ts';
import type { Redrawn } from './redraw.ts';

export async function mayReplacePicture(ctx: Ctx): Promise<void> {
  if (!(await hasPictures(ctx, signedIn(ctx).userId))) throw new Refusal('not_found');
  await maySendPicture(ctx);
}

export async function requireOwnPicture(ctx: Ctx, id: number): Promise<void> {
  if ((await findPicture(ctx, id))?.owner_user_id !== signedIn(ctx).userId) throw new Refusal('not_found');
}

export async function replacePicture(ctx: Ctx, id: number, rendered: Redrawn): Promise<Picture> {
  const { userId } = signedIn(ctx);
  const mine = { id, ownerUserId: userId };
  return withStoredBytes(ctx, rendered, async (tx, facts) => {
    const before = await lockOwnPicture(tx, mine);
    if (!before) throw new Refusal('not_found');
    const picture = await updatePicture(tx, id, facts);
    if (before.sha256 !== facts.sha256) await emit(tx, 'picture_dropped', { sha256: before.sha256 });
    return toPicture(picture);
  });
}
