import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events.ts';
import { reactions } from './reactions.ts';

/**
 * Runs here and now, one after the other, what follows from these kinds of events told so far, and from what that tells
 * in turn: for a command that starts no worker. Other kinds wait for the server.
 */
export async function reactNow(ctx: Ctx, kinds: EventKind[]): Promise<void> {
  for (let reported = await taken(ctx, kinds); reported.length > 0; reported = await taken(ctx, kinds)) {
    for (const { id, kind, payload } of reported) {
      for (const { run } of reactions[kind]) await run(ctx, payload, id);
    }
  }
}

/** Takes these kinds of events told so far as dealt with: nothing follows from them. */
export async function passOver(ctx: Ctx, kinds: EventKind[]): Promise<void> {
  await taken(ctx, kinds);
}

async function taken(ctx: Ctx, kinds: EventKind[]): Promise<{ id: number; kind: EventKind; payload: never }[]> {
  const waiting = await ctx.db
    .selectFrom('outbox_events')
    .select(['id', 'kind', 'payload'])
    .where('relayed_at', 'is', null)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  await ctx.db.updateTable('outbox_events').set({ relayed_at: ctx.now() }).where('id', 'in', ids).execute();
  return waiting.map(({ id, kind, payload }) => ({ id, kind: kind as EventKind, payload: payload as never }));
}
