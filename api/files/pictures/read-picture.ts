import { Refusal } from '#contract/refusals.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { pictureKey, type PictureSize } from './model/picture-rules.ts';
import { deletePictures, findPicture, type StoredPicture } from './picture-store.ts';

/** One's own picture or one that is shown, or with the claim users.read anybody's; any other is not found. */
export async function visiblePicture(ctx: Ctx, id: number): Promise<StoredPicture> {
  const picture = await findPicture(ctx, id);
  if (picture?.shown_at) return picture;
  const { userId } = signedIn(ctx);
  const mayI = picture?.owner_user_id === userId || hasClaims(ctx, 'users.read');
  if (!picture || !mayI) throw new Refusal('not_found');
  return picture;
}

export function readPictureBytes(ctx: Ctx, { sha256 }: StoredPicture, size: PictureSize): Promise<Uint8Array> {
  return ctx.files.read(pictureKey(sha256, size));
}

/** A picture with its bytes. Asks nobody's leave: that is the caller's. Refuses `not_found`. */
export async function readPicture(ctx: Ctx, id: number): Promise<StoredPicture & { bytes: Uint8Array }> {
  const picture = await findPicture(ctx, id);
  if (!picture) throw new Refusal('not_found');
  return { ...picture, bytes: await readPictureBytes(ctx, picture, 'full') };
}

/** Under which key the bytes lie. Asks nobody's leave: that is the caller's. Refuses `not_found`. */
export async function ownPictureFile(ctx: Ctx, id: number): Promise<string> {
  const picture = await findPicture(ctx, id);
  if (!picture) throw new Refusal('not_found');
  return pictureKey(picture.sha256, 'full');
}

/** Whether a user sent this picture. */
export async function isPictureOf(ctx: Ctx, id: number, userId: number): Promise<boolean> {
  return (await findPicture(ctx, id))?.owner_user_id === userId;
}

/** Drops what a user sent, but for the one that is in use; its bytes go after the commit. */
export async function dropPictures(ctx: Ctx, userId: number, { but }: { but: number | null }): Promise<void> {
  for (const sha256 of await deletePictures(ctx, userId, but)) await emit(ctx, 'picture_dropped', { sha256 });
}
