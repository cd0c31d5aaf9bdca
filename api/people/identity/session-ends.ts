import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export const sessionsChannel = 'sessions';

/** Notifies every server process, which closes what it holds open for these sessions. */
export async function sayEnded(ctx: Pick<Ctx, 'db'>, sessionIds: number[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await sql`select pg_notify(${sessionsChannel}, ${JSON.stringify(sessionIds)})`.execute(ctx.db);
}

export async function standingSessions(ctx: Pick<Ctx, 'db' | 'now'>, sessionIds: number[]): Promise<Set<number>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('session_families')
    .innerJoin('users', 'users.id', 'session_families.user_id')
    .select('session_families.id')
    .where('session_families.id', 'in', sessionIds)
    .where('users.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .execute();
  return new Set(rows.map(({ id }) => id));
}
