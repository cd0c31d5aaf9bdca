import { Refusal } from '#contract/refusals.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { deletePictures, findPicture, type StoredPicture } from './picture-store.ts';

/** Own pictures, shown ones, or with the claim `users.read` all; refuses `not_found` for any other. */
export async function visiblePicture(ctx: Ctx, id: number): Promise<StoredPicture> {
  const picture = await findPicture(ctx, id);
  if (picture?.shown_at) return picture;
  const { userId } = signedIn(ctx);
  const mayI = picture?.owner_user_id === userId || hasClaims(ctx, 'users.read');
  if (!picture || !mayI) throw new Refusal('not_found');
  return picture;
}

export async function isPictureOf(ctx: Ctx, id: number, userId: number): Promise<boolean> {
  return (await findPicture(ctx, id))?.owner_user_id === userId;
}

/** Deletes the pictures that a user sent, except `but`; their bytes go after the commit. */
export async function dropPictures(ctx: Ctx, userId: number, { but }: { but: number | null }): Promise<void> {
  for (const sha256 of await deletePictures(ctx, userId, but)) await emit(ctx, 'picture_dropped', { sha256 });
}
