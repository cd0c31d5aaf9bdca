import type { Ctx } from '#api/shared/context.ts';
import { deleteUploads, unsubmittedUploads } from './store/uploads.ts';

/** The bytes first, so that none stay without a row. Idempotent. */
export async function purgeUploads(ctx: Ctx): Promise<void> {
  await removeUploads(ctx, await unsubmittedUploads(ctx));
}

export async function removeUploads(ctx: Ctx, uploads: readonly { id: string; storage_key: string }[]): Promise<void> {
  for (const { storage_key } of uploads) {
    if ((await ctx.files.size(storage_key)) !== null) await ctx.files.remove(storage_key);
  }
  await deleteUploads(
    ctx,
    uploads.map(({ id }) => id),
  );
}
