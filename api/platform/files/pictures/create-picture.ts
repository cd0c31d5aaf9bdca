import type { Picture } from '#contract/platform/files/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { withStoredBytes } from './picture-bytes.ts';
import { insertPicture, toPicture } from './picture-store.ts';
import type { Redrawn } from './redraw.ts';

export async function createPicture(ctx: Ctx, rendered: Redrawn): Promise<Picture> {
  const { userId } = signedIn(ctx);
  return toPicture(
    await withStoredBytes(ctx, rendered, (tx, facts) => insertPicture(tx, { ...facts, owner_user_id: userId })),
  );
}

/** Limited because drawing costs more than any other call. */
export async function maySendPicture(ctx: Ctx): Promise<void> {
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `pictures ${userId}`, { most: 30, withinSeconds: 3_600 });
}
