import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '../context.ts';

const retentionDays = 30;

/** Stored emails may hold private data, and are not retried after a month. */
export async function purgeOldEmails(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionDays * dayMs);
  await ctx.db.deleteFrom('mails').where('created_at', '<', before).execute();
}
