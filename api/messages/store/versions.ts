import { sql } from 'kysely';
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
  const column = sql.ref(columnOf[event]);
  // In the order of ids, so that two transactions queue instead of deadlocking.
  for (const userId of [...new Set(userIds)].toSorted((one, other) => one - other)) {
    await sql`
      with counted as (
        insert into message_versions as v (user_id, ${column}) values (${userId}, 1)
        on conflict (user_id) do update set ${column} = v.${column} + 1
        returning user_id, warnings, notifications, library
      )
      select pg_notify(${messagesChannel}, json_build_object('event', ${event}::text, 'user_id', user_id,
        'warnings', warnings, 'notifications', notifications, 'library', library)::text) from counted`.execute(ctx.db);
  }
}

export async function versionsOf(ctx: Pick<Ctx, 'db'>, userIds: number[]): Promise<Map<number, Versions>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db.selectFrom('message_versions').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(rows.map(({ user_id, ...versions }) => [user_id, versions]));
}
