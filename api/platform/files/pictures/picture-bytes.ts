import { createHash } from 'node:crypto';
import { dirname } from 'node:path/posix';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { pictureKey, sha256OfKey } from './model/picture-rules.ts';
import { isPictureUsed, lockPictureBytes, type PictureFacts } from './picture-store.ts';
import type { Redrawn } from './redraw.ts';

/** Leaves no bytes behind when the transaction fails. */
export async function withStoredBytes<T>(
  ctx: Ctx,
  rendered: Redrawn,
  write: (ctx: Ctx, facts: PictureFacts) => Promise<T>,
): Promise<T> {
  const { full, small, width, height } = rendered;
  const sha256 = createHash('sha256').update(full).digest('hex');
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockPictureBytes(tx, sha256);
      await ctx.files.write(pictureKey(sha256, 'small'), small);
      await ctx.files.write(pictureKey(sha256, 'full'), full);
      return write(tx, { sha256, mime: 'image/webp', width, height, byte_size: full.byteLength });
    });
  } catch (error) {
    await purgePictureBytes(ctx, sha256);
    throw error;
  }
}

export function discardPicture(ctx: Ctx, { full }: Redrawn): Promise<void> {
  return purgePictureBytes(ctx, createHash('sha256').update(full).digest('hex'));
}

/** Idempotent; keeps bytes that another picture has. */
export function purgePictureBytes(ctx: Ctx, sha256: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockPictureBytes(tx, sha256);
    if (await isPictureUsed(tx, sha256)) return;
    const folder = dirname(pictureKey(sha256, 'full'));
    for await (const key of ctx.files.keysBelow(folder)) {
      if (sha256OfKey(key) === sha256) await ctx.files.remove(key);
    }
  });
}

/** Purges what a server left behind that crashed between bytes and row. */
export async function purgeUnusedPictureFiles(ctx: Ctx): Promise<void> {
  const match = new Set<string>();
  for await (const key of ctx.files.keysBelow('pictures')) {
    const sha256 = sha256OfKey(key);
    if (sha256 !== null) match.add(sha256);
  }
  for (const sha256 of match) await purgePictureBytes(ctx, sha256);
}
