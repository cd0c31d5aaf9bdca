import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { Channels } from '../model/channels.ts';

type Notified = { userId: number; kind: string; subject: string };

type First = { chosen: Channels | undefined };

/** The channels that the user chose for the kind; null after the first time. A concurrent call waits for the result. */
export async function notifyOnce(ctx: Ctx, { userId, kind, subject }: Notified): Promise<First | null> {
  const { rows } = await sql<{ chosen: Channels | null }>`
    with first as (
      insert into told_messages (user_id, kind, subject, told_at)
      values (${userId}, ${kind}, ${subject}, ${ctx.now()}) on conflict do nothing returning user_id, kind
    )
    select case when c.user_id is not null then json_build_object('in_app', c.in_app, 'email', c.email) end as chosen
    from first left join notification_configurations c on c.user_id = first.user_id and c.kind = first.kind`.execute(
    ctx.db,
  );
  const [first] = rows;
  return first ? { chosen: first.chosen ?? undefined } : null;
}

/** An event is repeated within the hour or never. */
export async function purgeNotified(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('told_messages').where('told_at', '<', before).execute();
}
