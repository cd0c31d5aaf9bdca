import { sql, type RawBuilder } from 'kysely';
import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events/events.ts';

/** A snapshot of the database. `hasJobs` is true once a server has run on it. */
export type Audited = Ctx & { hasJobs: boolean };

/** `find` returns a sentence with ids for each violation. */
export type Invariant = { name: string; find: (ctx: Audited) => Promise<string[]> };

export const mostReported = 200;

/** The rows of the query are the violations, each with a sentence in the column `violation`. */
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

export function ago({ now }: Audited, minutes: number): RawBuilder<Date> {
  return sql<Date>`${new Date(now().getTime() - minutes * minuteMs)}::timestamptz`;
}

type Subject = { kind: EventKind; key: string; id: string };

/** Whether an event about that row, or its reaction, is pending or failed, so its effects are not due yet. */
export function isUnderWay(ctx: Audited, { kind, key, id }: Subject): RawBuilder<boolean> {
  const jobs = ctx.hasJobs
    ? sql`union all select data ->> 'kind', data -> 'payload' from pgboss.job
        where data ->> 'kind' = ${kind} and state in ('created', 'retry', 'active', 'failed')`
    : sql``;
  return sql<boolean>`exists (
    select from (select e.kind, e.payload from outbox_events e where e.relayed_at is null ${jobs}) as waiting
    where waiting.kind = ${kind} and (waiting.payload ->> ${key})::bigint = ${sql.ref(id)})`;
}
