import type { Picture } from '#contract/files.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { limitPictures } from './create-picture.ts';
import { withBytesKept } from './picture-bytes.ts';
import { findPicture, lockOwnPicture, toPicture, updatePicture } from './picture-store.ts';
import { redraw } from './redraw.ts';

/** Draws another picture under the same id. Somebody else's is not found. */
export async function replacePicture(ctx: Ctx, id: number, bytes: Uint8Array): Promise<Picture> {
  const { userId } = signedIn(ctx);
  const mine = { id, ownerUserId: userId };
  if ((await findPicture(ctx, id))?.owner_user_id !== userId) throw new Refusal('not_found');
  await limitPictures(ctx, userId);
  const drawn = await redraw(bytes);
  return withBytesKept(ctx, drawn, async (inside, facts) => {
    const before = await lockOwnPicture(inside, mine);
    if (!before) throw new Refusal('not_found');
    const picture = await updatePicture(inside, id, facts);
    if (before.sha256 !== facts.sha256) await tell(inside, 'picture_dropped', { sha256: before.sha256 });
    return toPicture(picture);
  });
}
