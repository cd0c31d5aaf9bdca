import { sql } from 'kysely';
import type { MessageKind } from '#contract/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** An event is repeated within the hour or never. */
export async function purgeNotified(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('told_messages').where('told_at', '<', before).execute();
}

export type MessageKey = { kind: MessageKind; subject: string };

/** Those that at least one of the users was not notified of. */
export async function unnotified<K extends MessageKey>(
  ctx: Ctx,
  userIds: readonly number[],
  keys: readonly K[],
): Promise<K[]> {
  const { rows } = await sql<{ at: number }>`
    select k.at::int - 1 as at
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ subject }) => subject)}::text[])
      with ordinality as k (kind, subject, at)
    where exists (
      select from unnest(${[...userIds]}::bigint[]) as u (id)
      where not exists (
        select from told_messages t where t.user_id = u.id and t.kind = k.kind and t.subject = k.subject))
    order by k.at`.execute(ctx.db);
  return rows.flatMap(({ at }) => keys[at] ?? []);
}
