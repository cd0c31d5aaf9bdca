import { sql } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events/events.ts';
import { stackOf } from '#api/shared/config/log.ts';
import { queueOf, type ReactionJob } from '#api/shared/work/queues.ts';

/** A reaction that pg-boss is to run. `error` is that of its first attempt. */
export type LeftReaction = { name: string; isHeavy?: boolean; error?: unknown };

type Event = { id: number; kind: EventKind; payload: unknown };

/** Creates one job of pg-boss per reaction. One that has failed starts with its first attempt used. */
export async function handToWorker(
  { boss, ctx }: { boss: PgBoss; ctx: Ctx },
  { id: event_id, kind, payload }: Event,
  remaining: LeftReaction[],
): Promise<void> {
  for (const { name, isHeavy, error } of remaining) {
    const data = { kind, reaction: name, payload, event_id } satisfies ReactionJob;
    const id = await boss.send(queueOf(isHeavy), data, { db: fromKysely(ctx.db) });
    if (error !== undefined) await countFirstAttempt(ctx, id, error);
  }
}

/** As pg-boss does after a failed attempt. */
async function countFirstAttempt({ db }: Ctx, id: string | null, error: unknown): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', started_on = now(), output = ${JSON.stringify({ stack: stackOf(error) })},
      start_after = now() + greatest(retry_delay, 1) * (1 + random()) * interval '1 s'
    where id = ${id}::uuid`.execute(db);
}
