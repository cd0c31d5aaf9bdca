import { forgetFile } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { documentsToForget, markForgotten } from './document-store.ts';

const keptForDays = 30;

/** Removes the bytes of papers that were replaced or taken out a month ago. Bears repeating. */
export async function forgetOldDocuments(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - keptForDays * 86_400_000);
  for (const { id, file_id } of await documentsToForget(ctx, before)) {
    await forgetFile(ctx, file_id);
    await markForgotten(ctx, id);
  }
}
