import { sql, type RawBuilder } from 'kysely';
import type { EventKind, Events } from '#contract/index.ts';
import type { Ctx } from './context.ts';

export type { EventKind, Events };

export const outboxChannel = 'outbox';

/** Writes an event in the verb's own transaction, so that it is told if and only if the verb's work stands. */
export function emit<K extends EventKind>(ctx: Ctx, kind: K, payload: Events[K]): Promise<void> {
  return emitAll(ctx, kind, [payload]);
}

/** Several events of a kind, in their order, by two queries. */
export async function emitAll<K extends EventKind>(ctx: Ctx, kind: K, payloads: readonly Events[K][]): Promise<void> {
  if (payloads.length === 0) return;
  await ctx.db
    .insertInto('outbox_events')
    .values(payloads.map((payload) => ({ kind, payload: JSON.stringify(payload), created_at: ctx.now() })))
    .execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(ctx.db);
}

/** As `tell`, in the `with` of another statement: an event for every row of payloads. */
export function emitting(ctx: Ctx, kind: EventKind, payloads: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into outbox_events (kind, payload, created_at)
    select ${kind}, payload, ${ctx.now()}::timestamptz from (${payloads}) as told (payload)
    returning pg_notify(${outboxChannel}, '')`;
}
