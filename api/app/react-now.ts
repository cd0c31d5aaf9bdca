import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events/events.ts';
import { isFree } from '#api/shared/work/queues.ts';
import { reactions } from './reactions.ts';

/**
 * Runs the reactions to pending events of these kinds, and to the events that they emit, for a command without a
 * worker. Other kinds wait for the server.
 */
export async function reactNow(ctx: Ctx, kinds: EventKind[]): Promise<void> {
  for (let events = await takePending(ctx, kinds); events.length > 0; events = await takePending(ctx, kinds)) {
    for (const { id, kind, payload } of events) {
      for (const { run } of reactions[kind]) await run(ctx, payload, id);
    }
  }
}

/** Marks pending events of these kinds as relayed, without reactions. */
export async function passOver(ctx: Ctx, kinds: EventKind[]): Promise<void> {
  await takePending(ctx, kinds);
}

async function takePending(ctx: Ctx, kinds: EventKind[]): Promise<{ id: number; kind: EventKind; payload: never }[]> {
  const waiting = await ctx.db
    .selectFrom('outbox_events')
    .select(['id', 'kind', 'payload'])
    .where('relayed_at', 'is', null)
    .where('kind', 'in', kinds)
    .where(isFree())
    .orderBy('id')
    .forUpdate()
    .execute();
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  await ctx.db.updateTable('outbox_events').set({ relayed_at: ctx.now() }).where('id', 'in', ids).execute();
  return waiting.map(({ id, kind, payload }) => ({ id, kind: kind as EventKind, payload: payload as never }));
}
