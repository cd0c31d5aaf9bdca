import type { Picture } from '#contract/files.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { maySendPicture } from './create-picture.ts';
import { withBytesKept } from './picture-bytes.ts';
import { findPicture, hasPictures, lockOwnPicture, toPicture, updatePicture } from './picture-store.ts';
import type { Redrawn } from './redraw.ts';

/** Refuses `not_found` to those who have no picture to replace, and as `maySendPicture` does. */
export async function mayReplacePicture(ctx: Ctx): Promise<void> {
  if (!(await hasPictures(ctx, signedIn(ctx).userId))) throw new Refusal('not_found');
  await maySendPicture(ctx);
}

/** Before another one is drawn for it. Refuses `not_found` somebody else's. */
export async function mustOwnPicture(ctx: Ctx, id: number): Promise<void> {
  if ((await findPicture(ctx, id))?.owner_user_id !== signedIn(ctx).userId) throw new Refusal('not_found');
}

/** Puts what `redraw` has drawn under the same id. Somebody else's is not found. */
export async function replacePicture(ctx: Ctx, id: number, drawn: Redrawn): Promise<Picture> {
  const { userId } = signedIn(ctx);
  const mine = { id, ownerUserId: userId };
  return withBytesKept(ctx, drawn, async (inside, facts) => {
    const before = await lockOwnPicture(inside, mine);
    if (!before) throw new Refusal('not_found');
    const picture = await updatePicture(inside, id, facts);
    if (before.sha256 !== facts.sha256) await tell(inside, 'picture_dropped', { sha256: before.sha256 });
    return toPicture(picture);
  });
}
