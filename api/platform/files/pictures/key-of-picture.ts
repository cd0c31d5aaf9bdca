import type { Ctx } from '#api/shared/context.ts';
import { pictureKey } from './model/picture-rules.ts';
import { findPicture } from './picture-store.ts';

/** The caller checks access. */
export async function keyOfPicture(ctx: Ctx, id: number): Promise<string | null> {
  const picture = await findPicture(ctx, id);
  return picture ? pictureKey(picture.sha256, 'full') : null;
}
