import type { DocumentType, FileCategory } from '#contract/platform/files/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { blotOutFile, idsOfOwner, keyOfFile } from './store.ts';

/** Idempotent. Never inside a transaction: a rollback would restore the row but not the bytes. */
export async function purgeFile(ctx: Ctx, id: number): Promise<void> {
  const key = await keyOfFile(ctx, id);
  if (key === null) return;
  if ((await ctx.files.size(key)) !== null) await ctx.files.remove(key);
  await blotOutFile(ctx, id);
}

type Whose = { userId: number; categories: readonly (FileCategory | DocumentType)[] };

export async function purgeFilesOf(ctx: Ctx, { userId, categories }: Whose): Promise<void> {
  for (const id of await idsOfOwner(ctx, { ownerUserId: userId, categories })) await purgeFile(ctx, id);
}
