import { sql, type RawBuilder } from 'kysely';
import type { LiveEvent } from '#contract/messages/values.ts';
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
  await sql`with ${counting([event], sql`select unnest(${userIds}::bigint[])`)}`.execute(ctx.db);
}

/** The end of a statement that starts with `with`: counts these changes for the users, and notifies of each. */
export function counting(events: readonly LiveEvent[], userIds: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = events.map((event) => sql.ref(columnOf[event]));
  // In the order of ids, so that two transactions queue instead of deadlocking.
  return sql`counted as (
      insert into message_versions as v (user_id, ${sql.join(columns)})
      select distinct user_id, ${sql.join(events.map(() => sql`1`))} from (${userIds}) as concerned (user_id)
      order by user_id
      on conflict (user_id) do update set ${sql.join(columns.map((column) => sql`${column} = v.${column} + 1`))}
      returning user_id, warnings, notifications, library
    )
    select pg_notify(${messagesChannel}, json_build_object('event', changed.event, 'user_id', user_id,
      'warnings', warnings, 'notifications', notifications, 'library', library)::text)
    from counted, (values ${sql.join(events.map((event) => sql`(${event}::text)`))}) as changed (event)`;
}

export async function versionsOf(ctx: Pick<Ctx, 'db'>, userIds: number[]): Promise<Map<number, Versions>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db.selectFrom('message_versions').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(rows.map(({ user_id, ...versions }) => [user_id, versions]));
}
