import { purgeFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isUsedFile } from './store.ts';

/** Deletes the bytes of a file that another one replaced, unless it serves elsewhere. Idempotent. */
export async function purgeReplaced(ctx: Ctx, fileId: number): Promise<void> {
  if (!(await isUsedFile(ctx, fileId))) await purgeFile(ctx, fileId);
}
