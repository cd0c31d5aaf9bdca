import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { clockQueue, hasJobTable, reactionQueues } from './queues.ts';

export type DueJobs = { queue: string; name: string; jobs: number; oldest_seconds: number };

// The time of the database, as pg-boss takes it. A job that runs, waits for its retry or is scheduled is not due.
const isDue = sql<boolean>`state < 'active' and not blocked and start_after <= clock_timestamp()`;
const secondsLate = sql`greatest(0, extract(epoch from clock_timestamp() - min(start_after)))::int`;

/** What waits although its time has come, the oldest first. */
export async function listDueJobs(ctx: Ctx): Promise<DueJobs[]> {
  if (!(await hasJobTable(ctx))) return [];
  const { rows } = await sql<DueJobs>`
    select name as queue, coalesce(data->>'reaction', data->>'name') as name, count(*)::int as jobs,
      ${secondsLate} as oldest_seconds
    from pgboss.job where name in (${sql.join([clockQueue, ...reactionQueues])}) and ${isDue}
    group by 1, 2 order by 4 desc, 1, 2`.execute(ctx.db);
  return rows;
}

/** Heavy reactions do not count: a catalogue of a thousand pictures takes its time and delays nothing else. */
export async function oldestDueSeconds(ctx: Ctx): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ${secondsLate} as seconds from pgboss.job
    where name in (${sql.join([clockQueue, reactionQueues[0]])}) and ${isDue} having count(*) > 0`.execute(ctx.db);
  return rows[0]?.seconds ?? null;
}

/** A job does all that is due. After a delay it would otherwise run once for each minute that it has missed. */
export async function dropRepeated({ db }: Ctx, { id, name }: { id: string; name: string }): Promise<void> {
  await sql`
    delete from pgboss.job
    where name = ${clockQueue} and state = 'created' and start_after <= clock_timestamp()
      and data->>'name' = ${name} and id <> ${id}::uuid`.execute(db);
}
