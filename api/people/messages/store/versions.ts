import { sql, type RawBuilder } from 'kysely';
import type { LiveEvent } from '#contract/people/messages/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Versions } from '../model/live-id.ts';

export const messagesChannel = 'messages';

export type Change = Versions & { user_id: number; event: LiveEvent };

const columnOf = {
  'user-warnings-update': 'warnings',
  'notifications-update': 'notifications',
  'library-update': 'library',
} as const;

/**
 * Counts a change for these users, and notifies every server process at the commit. It must be last in a transaction,
 * since it locks the users' messages.
 */
export async function changed(ctx: Ctx, event: LiveEvent, userIds: number[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`with ${counting([{ event, userIds: sql`select unnest(${userIds}::bigint[])` }])}`.execute(ctx.db);
}

export type CountedChange = { event: LiveEvent; userIds: RawBuilder<unknown> };

/** The end of a statement that starts with `with`: counts these changes, each once for a user, and notifies of each. */
export function counting(changes: readonly CountedChange[]): RawBuilder<unknown> {
  const all = changes.map(
    ({ event, userIds }) => sql`select user_id, ${sql.lit(event)} as event from (${userIds}) as concerned (user_id)`,
  );
  const counts = Object.keys(columnOf).map((event) => sql`max((event = ${sql.lit(event)})::int)`);
  // In the order of ids, so that two transactions queue instead of deadlocking.
  return sql`changes as (
      ${sql.join(all, sql` union all `)}
    ), counted as (
      insert into message_versions as v (user_id, ${sql.join(Object.values(columnOf).map((column) => sql.ref(column)))})
      select user_id, ${sql.join(counts)} from changes group by user_id order by user_id
      on conflict (user_id) do update set warnings = v.warnings + excluded.warnings,
        notifications = v.notifications + excluded.notifications, library = v.library + excluded.library
      returning user_id, warnings, notifications, library
    )
    select pg_notify(${messagesChannel}, json_build_object('event', event, 'user_id', user_id,
      'warnings', warnings, 'notifications', notifications, 'library', library)::text)
    from counted join (select distinct user_id, event from changes) as changed using (user_id)`;
}

export async function versionsOf(ctx: Pick<Ctx, 'db'>, userIds: number[]): Promise<Map<number, Versions>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db.selectFrom('message_versions').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(rows.map(({ user_id, ...versions }) => [user_id, versions]));
}
