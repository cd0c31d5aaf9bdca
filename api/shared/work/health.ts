import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { withConnectionWait } from '#api/shared/database/connection-wait.ts';
import { DatabaseBusy } from '#api/shared/database/database-away.ts';
import { oldestDueSeconds } from './due-jobs.ts';
import { hasJobTable, isFree } from './queues.ts';
import type { WorkerState } from './worker-state.ts';

type DatabaseState = 'up' | 'busy' | 'down';

export type Health = {
  ready: boolean;
  database: DatabaseState;
  worker: WorkerState;
  /** The age of the oldest event that no process handles yet. */
  oldest_event_seconds: number | null;
  /** How late the oldest job is: of the clock, or the retry of a reaction. Null if none is due. */
  oldest_job_seconds: number | null;
  /** Reactions without attempts left, counted every few seconds. */
  failed_jobs: number | null;
};

/** A starting worker counts as a running one for this time; pages work meanwhile. */
const startsWithinMs = 60_000;
/** No event and no job may wait longer. */
const longestWaitSeconds = 300;
const answersWithinMs = 5_000;
/** For a free connection. A pool that stays busy for longer is told apart from a database that does not answer. */
const waitMs = 3_000;

type Facts = Pick<Health, 'oldest_event_seconds' | 'oldest_job_seconds' | 'failed_jobs'>;

const unknown: Facts = { oldest_event_seconds: null, oldest_job_seconds: null, failed_jobs: null };

/** The content of `/readyz`. Failed jobs make no process unready, since no other would do better. */
export async function readHealth(ctx: Ctx, worker: WorkerState, startedAt: Date): Promise<Health> {
  const { database, facts } = await Promise.race([withConnectionWait(waitMs, () => stateOf(ctx)), downAfter()]);
  const longestWait = Math.max(facts.oldest_event_seconds ?? 0, facts.oldest_job_seconds ?? 0);
  const isStarting = worker === 'starting' && ctx.now().getTime() - startedAt.getTime() < startsWithinMs;
  const works = (worker === 'running' || isStarting) && longestWait <= longestWaitSeconds;
  return { ready: database !== 'down' && works, database, worker, ...facts };
}

type State = { database: DatabaseState; facts: Facts };

/** A process whose connections are all in use is ready: others share the database, and would have the more to do. */
async function stateOf(ctx: Ctx): Promise<State> {
  try {
    return { database: 'up', facts: await readFacts(ctx) };
  } catch (error) {
    return { database: error instanceof DatabaseBusy ? 'busy' : 'down', facts: unknown };
  }
}

function downAfter(): Promise<State> {
  return new Promise((resolve) => setTimeout(resolve, answersWithinMs, { database: 'down', facts: unknown }).unref());
}

async function readFacts(ctx: Ctx): Promise<Facts> {
  const oldest = await ctx.db
    .selectFrom('outbox_events')
    .select((is) => is.fn.min('created_at').as('at'))
    .where('relayed_at', 'is', null)
    // An event that cannot be relayed counts as failed, and one that runs counts as relayed.
    .where('relay_error', 'is', null)
    .where(isFree())
    .executeTakeFirstOrThrow();
  const oldest_event_seconds =
    oldest.at && Math.max(0, Math.floor((ctx.now().getTime() - oldest.at.getTime()) / 1_000));
  const hasJobs = await hasJobTable(ctx);
  return {
    oldest_event_seconds,
    oldest_job_seconds: hasJobs ? await oldestDueSeconds(ctx) : null,
    failed_jobs: await countFailed(ctx, hasJobs),
  };
}

async function countFailed({ db }: Ctx, hasJobs: boolean): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select (select count(*) from outbox_events where relayed_at is null and relay_error is not null)::int
      ${
        hasJobs
          ? sql`+ (select coalesce(sum(failed_count), 0) from pgboss.queue
        where name in ('reactions', 'heavy-reactions'))::int`
          : sql``
      } as failed`.execute(db);
  return rows[0]?.failed ?? 0;
}
