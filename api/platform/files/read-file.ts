import type { Ctx } from '#api/shared/context.ts';
import { readFileFacts, type SavedFile } from './store.ts';

/** The caller checks access. Refuses `not_found`. */
export async function readFile(ctx: Ctx, id: number): Promise<SavedFile & { bytes: Uint8Array }> {
  const file = await readFileFacts(ctx, id);
  return { ...file, bytes: await ctx.files.read(file.storage_key) };
}
