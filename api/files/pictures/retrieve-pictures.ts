import type { Picture, PictureFilter } from '#contract/files.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { listPictures } from './picture-store.ts';

export async function retrievePictures(ctx: Ctx, ask: Ask<{ filter?: PictureFilter }>): Promise<Found<Picture>> {
  const { userId } = signedIn(ctx);
  return listPictures(ctx, { ...ask, onlyOwner: hasClaims(ctx, 'users.read') ? null : userId });
}
