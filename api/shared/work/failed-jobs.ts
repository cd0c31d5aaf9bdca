import { sql } from 'kysely';
import { daySeconds } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { hasJobTable, reactionQueues } from './queues.ts';

export type FailedJob = {
  /** The id of pg-boss, or `event-` and the id of an event that was not relayed. */
  id: string;
  /** Null when the event itself was not relayed. */
  reaction: string | null;
  kind: string;
  payload: unknown;
  attempts: number;
  failed_at: Date;
  error: string;
};

const triedForDays = 7;
/** pg-boss deletes failed jobs after a week by default. */
const listedForSeconds = 90 * daySeconds;
const ordinarySeconds = 7 * daySeconds;

const ofReactions = sql`name in (${sql.join(reactionQueues)})`;

export async function listFailedJobs(ctx: Ctx): Promise<FailedJob[]> {
  const events = await ctx.db
    .selectFrom('outbox_events')
    .select(['id', 'kind', 'payload', 'relay_attempts as attempts', 'created_at', 'relay_error'])
    .where('relayed_at', 'is', null)
    .where('relay_error', 'is not', null)
    .orderBy('id')
    .execute();
  const stuck = events.map(({ id, created_at, relay_error, ...event }) => ({
    ...event,
    id: `event-${id}`,
    reaction: null,
    failed_at: created_at,
    error: relay_error ?? '',
  }));
  return [...stuck, ...(await failedReactions(ctx))];
}

async function failedReactions(ctx: Ctx): Promise<FailedJob[]> {
  if (!(await hasJobTable(ctx))) return [];
  const { rows } = await sql<FailedJob>`
    select id::text, data->>'reaction' as reaction, data->>'kind' as kind, data->'payload' as payload,
      retry_count + 1 as attempts, completed_on as failed_at,
      coalesce(split_part(output->>'stack', E'\\n', 1), output->>'message', output::text, '') as error
    from pgboss.job where ${ofReactions} and state = 'failed' order by completed_on, id`.execute(ctx.db);
  return rows;
}

/** Retries one or all failed jobs, and returns those that it started. */
export async function retryFailedJobs(ctx: Ctx, id?: string): Promise<FailedJob[]> {
  const failed = await listFailedJobs(ctx);
  const chosen = id === undefined ? failed : failed.filter((job) => job.id === id);
  const events = chosen.flatMap((job) => (job.reaction === null ? [Number(job.id.replace('event-', ''))] : []));
  const jobs = chosen.flatMap((job) => (job.reaction === null ? [] : [job.id]));
  if (events.length > 0)
    await ctx.db.updateTable('outbox_events').set({ relay_after: null }).where('id', 'in', events).execute();
  const started = jobs.length > 0 ? await runAgain(ctx, sql`id in (${sql.join(jobs.map(asUuid))})`) : [];
  return chosen.filter((job) => job.reaction === null || started.includes(job.id));
}

export async function retryLately(ctx: Ctx): Promise<string[]> {
  if (!(await hasJobTable(ctx))) return [];
  await sql`
    update pgboss.job set deletion_seconds = ${listedForSeconds}
    where ${ofReactions} and state = 'failed' and deletion_seconds <> ${listedForSeconds}`.execute(ctx.db);
  return runAgain(ctx, sql`created_on > now() - make_interval(days => ${triedForDays})`);
}

/** Starts only jobs that are still failed, in case another process has started them. */
async function runAgain(ctx: Ctx, chosen: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now(),
      keep_until = now() + interval '14 days', deletion_seconds = ${ordinarySeconds}
    where ${ofReactions} and state = 'failed' and ${chosen}
    returning id::text`.execute(ctx.db);
  return rows.map((row) => row.id);
}

function asUuid(id: string) {
  return sql`${id}::uuid`;
}
