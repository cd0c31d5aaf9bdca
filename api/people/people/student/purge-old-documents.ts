import { dayMs } from '#contract/rules/durations.ts';
import { purgeFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { documentsToPurge, markPurged } from './document-store.ts';

const retentionDays = 30;

export async function purgeOldDocuments(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionDays * dayMs);
  await purgeDocuments(ctx, await documentsToPurge(ctx, before));
}

export async function purgeDocuments(ctx: Ctx, documents: { id: number; file_id: number }[]): Promise<void> {
  for (const { id, file_id } of documents) {
    await purgeFile(ctx, file_id);
    await markPurged(ctx, id);
  }
}
