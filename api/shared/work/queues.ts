import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events/events.ts';

export const reactionQueues = ['reactions', 'heavy-reactions'] as const;
export const clockQueue = 'jobs';

export type ReactionJob = { kind: EventKind; reaction: string; payload: unknown; event_id: number };

export function queueOf(isHeavy = false): (typeof reactionQueues)[number] {
  return isHeavy ? 'heavy-reactions' : 'reactions';
}

/** The worker creates its tables at its first start. */
export async function hasJobTable({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('pgboss.job') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** An event that no running process has claimed. */
export function isFree() {
  return sql<boolean>`(claimed_until is null or claimed_until < clock_timestamp())`;
}
