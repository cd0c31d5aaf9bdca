import type { Ctx } from './context.ts';
import type { Whose } from './personal-data.ts';

/** Omits the text, which may hold secret links. */
export function mailsTo(ctx: Ctx, { username }: Whose): Promise<object[]> {
  return ctx.db
    .selectFrom('mails')
    .select(['id', 'recipient', 'locale', 'subject', 'created_at', 'sent_at'])
    .where('recipient', '=', username)
    .orderBy('id')
    .execute();
}

export async function purgeStoredOf(ctx: Ctx, { userId, username }: Whose): Promise<void> {
  await ctx.db
    .deleteFrom('mails')
    .where((mail) => mail.or([mail('recipient', '=', username), mail('reply_to', '=', username)]))
    .execute();
  await ctx.db.deleteFrom('idempotency_keys').where('owner', '=', `user ${userId}`).execute();
}
