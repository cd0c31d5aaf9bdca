import type { Ctx } from './context.ts';

const retentionDays = 30;

/** A kept mail may hold what only its reader should know; after a month nobody tries to send it any more. */
export async function purgeOldEmails(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionDays * 86_400_000);
  await ctx.db.deleteFrom('mails').where('created_at', '<', before).execute();
}
