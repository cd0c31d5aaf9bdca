import type { DocumentType, FileCategory } from '#contract/files/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { blotOutFile, idsOfOwner, keyOfFile, renameFile } from './store.ts';

/**
 * Removes a file for good: its bytes, and from its row the name that somebody gave it. Never inside a transaction, which
 * could bring the row back but not the bytes. Idempotent.
 */
export async function purgeFile(ctx: Ctx, id: number): Promise<void> {
  const key = await keyOfFile(ctx, id);
  if (key === null) return;
  if ((await ctx.files.size(key)) !== null) await ctx.files.remove(key);
  await blotOutFile(ctx, id);
}

type Whose = { userId: number; categories: readonly (FileCategory | DocumentType)[] };

/** The same for every file of these categories that the user has sent, also for one that was sent and never used. */
export async function purgeFilesOf(ctx: Ctx, { userId, categories }: Whose): Promise<void> {
  for (const id of await idsOfOwner(ctx, { ownerUserId: userId, categories })) await purgeFile(ctx, id);
}

/** Keeps the bytes, which are evidence of something, and forgets the name that somebody gave them. */
export function blotOutName(ctx: Ctx, id: number): Promise<void> {
  return renameFile(ctx, id);
}
