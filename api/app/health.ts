import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { WorkerState } from './run-worker.ts';

export type Health = {
  ready: boolean;
  database: 'up' | 'down';
  worker: WorkerState;
  /** The oldest that waits to be handed to the worker; null where none does. */
  oldest_event_seconds: number | null;
  /** Reactions that have used up their tries, counted every few seconds. */
  failed_jobs: number | null;
};

/** A worker that starts in time is as good as one that runs; pages are answered meanwhile. */
const startsWithinMs = 60_000;
const oldestEventSeconds = 300;
const answersWithinMs = 5_000;

type Facts = Pick<Health, 'oldest_event_seconds' | 'failed_jobs'>;

/** What `/readyz` says of this process. Failed jobs are named and make nothing unready: no other process would do better. */
export async function readHealth(ctx: Ctx, worker: WorkerState, startedAt: Date): Promise<Health> {
  const read = await Promise.race([readFacts(ctx).catch(() => null), afterMs(answersWithinMs)]);
  const facts = read ?? { oldest_event_seconds: null, failed_jobs: null };
  const isStarting = worker === 'starting' && ctx.now().getTime() - startedAt.getTime() < startsWithinMs;
  const works = (worker === 'running' || isStarting) && (facts.oldest_event_seconds ?? 0) <= oldestEventSeconds;
  return { ready: read !== null && works, database: read ? 'up' : 'down', worker, ...facts };
}

async function readFacts(ctx: Ctx): Promise<Facts> {
  const oldest = await ctx.db
    .selectFrom('outbox_events')
    .select((is) => is.fn.min('created_at').as('at'))
    .where('relayed_at', 'is', null)
    // One that cannot be handed over is among the failed, and says nothing of the others.
    .where('relay_error', 'is', null)
    .executeTakeFirstOrThrow();
  const oldest_event_seconds =
    oldest.at && Math.max(0, Math.floor((ctx.now().getTime() - oldest.at.getTime()) / 1_000));
  return { oldest_event_seconds, failed_jobs: await countFailed(ctx) };
}

async function countFailed({ db }: Ctx): Promise<number> {
  const { rows: known } = await sql`select 1 where to_regclass('pgboss.queue') is not null`.execute(db);
  const { rows } = await sql<{ failed: number }>`
    select (select count(*) from outbox_events where relayed_at is null and relay_error is not null)::int
      ${
        known.length > 0
          ? sql`+ (select coalesce(sum(failed_count), 0) from pgboss.queue
        where name in ('reactions', 'heavy-reactions'))::int`
          : sql``
      } as failed`.execute(db);
  return rows[0]?.failed ?? 0;
}

function afterMs(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
}
