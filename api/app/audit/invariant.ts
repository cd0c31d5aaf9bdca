import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events.ts';

/** The database as one moment shows it; `hasJobs` once a server has ever worked on it. */
export type Audited = Ctx & { hasJobs: boolean };

/** What must always hold. `name` says it; `find` answers a sentence with the ids for each place where it does not. */
export type Invariant = { name: string; find: (ctx: Audited) => Promise<string[]> };

export const mostReported = 200;

/** One question in SQL, whose rows are the violations, each with its sentence in the column `violation`. */
export function invariant(name: string, query: (ctx: Audited) => RawBuilder<{ violation: string }>): Invariant {
  return {
    name,
    find: async (ctx) => {
      const { rows } = await sql<{ violation: string }>`
        select violation from (${query(ctx)}) as found limit ${mostReported}`.execute(ctx.db);
      return rows.map(({ violation }) => violation);
    },
  };
}

/** A moment before now, as a parameter. */
export function ago({ now }: Audited, minutes: number): RawBuilder<Date> {
  return sql<Date>`${new Date(now().getTime() - minutes * 60_000)}::timestamptz`;
}

type Subject = { kind: EventKind; key: string; id: string };

/** Whether an event about that row still waits, or its reaction does or has failed: then what follows is not due yet. */
export function isUnderWay(ctx: Audited, { kind, key, id }: Subject): RawBuilder<boolean> {
  const jobs = ctx.hasJobs
    ? sql`union all select data ->> 'kind', data -> 'payload' from pgboss.job
        where data ->> 'kind' = ${kind} and state in ('created', 'retry', 'active', 'failed')`
    : sql``;
  return sql<boolean>`exists (
    select from (select e.kind, e.payload from outbox_events e where e.relayed_at is null ${jobs}) as waiting
    where waiting.kind = ${kind} and (waiting.payload ->> ${key})::bigint = ${sql.ref(id)})`;
}
