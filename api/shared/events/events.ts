import { sql, type RawBuilder } from 'kysely';
import type { EventKind, Events } from '#contract/index.ts';
import type { Ctx } from '../context.ts';

export type { EventKind, Events };

export const outboxChannel = 'outbox';

/** Stores an event in the transaction of the verb, so it is delivered if and only if that commits. */
export function emit<K extends EventKind>(ctx: Ctx, kind: K, payload: Events[K]): Promise<void> {
  return emitAll(ctx, kind, [payload]);
}

export async function emitAll<K extends EventKind>(ctx: Ctx, kind: K, payloads: readonly Events[K][]): Promise<void> {
  if (payloads.length === 0) return;
  await ctx.db
    .insertInto('outbox_events')
    .values(payloads.map((payload) => ({ kind, payload: JSON.stringify(payload), created_at: ctx.now() })))
    .returning(sql`pg_notify(${outboxChannel}, '')`.as('notified'))
    .execute();
}

/** Like `emit`, for the `with` of another statement: one event for each row of payloads. */
export function emitting(ctx: Ctx, kind: EventKind, payloads: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into outbox_events (kind, payload, created_at)
    select ${kind}, payload, ${ctx.now()}::timestamptz from (${payloads}) as emitted (payload)
    returning pg_notify(${outboxChannel}, '')`;
}
