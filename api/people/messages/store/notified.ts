import type { Ctx } from '#api/shared/context.ts';

/** An event is repeated within the hour or never. */
export async function purgeNotified(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('told_messages').where('told_at', '<', before).execute();
}
