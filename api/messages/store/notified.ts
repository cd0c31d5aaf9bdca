import type { Ctx } from '#api/shared/context.ts';

type Notified = { userId: number; kind: string; subject: string };

/** True the first time; a concurrent call waits for the result. */
export async function notifyOnce(ctx: Ctx, { userId, kind, subject }: Notified): Promise<boolean> {
  const first = await ctx.db
    .insertInto('told_messages')
    .values({ user_id: userId, kind, subject, told_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('told_at')
    .executeTakeFirst();
  return first !== undefined;
}

/** An event is repeated within the hour or never. */
export async function purgeNotified(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('told_messages').where('told_at', '<', before).execute();
}
