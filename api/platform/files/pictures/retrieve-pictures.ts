import type { Picture, PictureFilter } from '#contract/platform/files/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { listPictures } from './picture-store.ts';

export async function retrievePictures(
  ctx: Ctx,
  query: ListQuery<{ filter?: PictureFilter }>,
): Promise<ResultPage<Picture>> {
  const { userId } = signedIn(ctx);
  return listPictures(ctx, { ...query, onlyOwner: hasClaims(ctx, 'users.read') ? null : userId });
}
