import type { Picture } from '#contract/files.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { withBytesKept } from './picture-bytes.ts';
import { insertPicture, toPicture } from './picture-store.ts';
import { redraw } from './redraw.ts';

/** Keeps a picture, drawn anew, as its sender's own. Refuses `file_type_not_allowed` and `picture_too_large`. */
export async function createPicture(ctx: Ctx, bytes: Uint8Array): Promise<Picture> {
  const { userId } = signedIn(ctx);
  await limitPictures(ctx, userId);
  const drawn = await redraw(bytes);
  return toPicture(
    await withBytesKept(ctx, drawn, (inside, facts) => insertPicture(inside, { ...facts, owner_user_id: userId })),
  );
}

/** Drawing costs more than any other call. */
export async function limitPictures(ctx: Ctx, userId: number): Promise<void> {
  await limitRate(ctx, `pictures ${userId}`, { most: 30, withinSeconds: 3_600 });
}
