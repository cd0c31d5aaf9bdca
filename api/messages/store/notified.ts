import type { Ctx } from '#api/shared/context.ts';

type Notified = { userId: number; kind: string; subject: string };

/** Whether this is the first time that the user is told; who asks at the same time waits for the answer. */
export async function notifyOnce(ctx: Ctx, { userId, kind, subject }: Notified): Promise<boolean> {
  const first = await ctx.db
    .insertInto('told_messages')
    .values({ user_id: userId, kind, subject, told_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('told_at')
    .executeTakeFirst();
  return first !== undefined;
}

/** An event comes again within the hour or never. */
export async function purgeNotified(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('told_messages').where('told_at', '<', before).execute();
}
