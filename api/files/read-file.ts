import type { Ctx } from '#api/shared/context.ts';
import type { DocumentType, FileCategory } from '#contract/files/values.ts';
import { findFile, holdFile, type SavedFile } from './store.ts';

/** What is known of a kept file. Asks nobody's leave: that is the caller's. Refuses `not_found`. */
export function readFileFacts(ctx: Ctx, id: number): Promise<SavedFile> {
  return findFile(ctx, id);
}

/** A kept file with its bytes. Asks nobody's leave: that is the caller's. Refuses `not_found`. */
export async function readFile(ctx: Ctx, id: number): Promise<SavedFile & { bytes: Uint8Array }> {
  const file = await findFile(ctx, id);
  return { ...file, bytes: await ctx.files.read(file.storage_key) };
}

/** Whether there is such a file and it was sent for that; then it is not forgotten before the transaction ends. */
export function holdFileOf(
  ctx: Ctx,
  requested: { id: number; category: FileCategory | DocumentType },
): Promise<boolean> {
  return holdFile(ctx, requested);
}
