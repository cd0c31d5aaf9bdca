import type { Ctx } from '../context.ts';

const retentionDays = 30;

/** Stored emails may hold private data, and are not retried after a month. */
export async function purgeOldEmails(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionDays * 86_400_000);
  await ctx.db.deleteFrom('mails').where('created_at', '<', before).execute();
}
