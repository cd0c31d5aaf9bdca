import { dayMs } from '#contract/rules/durations.ts';
import { purgeFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { dropFile, unsentFiles } from './store/files.ts';

const weekMs = 7 * dayMs;

/** Uploaded a week ago and never handed in. Idempotent. */
export async function purgeUnsentFiles(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - weekMs);
  for (const id of await unsentFiles(ctx, before)) {
    if (await dropFile(ctx, id)) await purgeFile(ctx, id);
  }
}
