import { fromKysely, type PgBoss } from 'pg-boss';
import { isConnectionLoss } from '#api/shared/database-away.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events.ts';
import { logError } from '#api/shared/log.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { queueOf, type ReactionJob } from './queues.ts';
import type { Reactions } from './reactions.ts';

type Relay = { boss: PgBoss; ctx: Ctx; reactions: Reactions };
type Waiting = { id: number; kind: string; payload: unknown };

const most = 50;
const longestPauseSeconds = 3_600;

/**
 * Creates one job of pg-boss per reaction, in the transaction that marks the events as relayed. An event that fails is
 * postponed, with growing pauses, and does not delay others. True when there may be more.
 */
export async function relayEvents(relay: Relay): Promise<boolean> {
  try {
    return await relayBatch(relay, most);
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    return relayOne(relay);
  }
}

async function relayBatch({ boss, ctx, reactions }: Relay, limit: number): Promise<boolean> {
  return ctx.db.transaction().execute(async (db) => {
    const tx = { ...ctx, db };
    const waiting = await takeWaiting(tx, limit);
    for (const event of waiting) await sendJobs({ boss, ctx: tx, reactions }, event);
    await markRelayed(tx, waiting);
    return waiting.length > 0;
  });
}

async function relayOne({ boss, ctx, reactions }: Relay): Promise<boolean> {
  return ctx.db.transaction().execute(async (db) => {
    const tx = { ...ctx, db };
    const [event] = await takeWaiting(tx, 1);
    if (!event) return false;
    try {
      await inTransaction(tx, (nested) => sendJobs({ boss, ctx: nested, reactions }, event));
      await markRelayed(tx, [event]);
    } catch (error) {
      if (isConnectionLoss(error)) throw error;
      await putOff(tx, event, error);
    }
    return true;
  });
}

function takeWaiting({ db, now }: Ctx, limit: number): Promise<Waiting[]> {
  return db
    .selectFrom('outbox_events')
    .select(['id', 'kind', 'payload'])
    .where('relayed_at', 'is', null)
    .where((is) => is.or([is('relay_after', 'is', null), is('relay_after', '<=', now())]))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

async function sendJobs({ boss, ctx, reactions }: Relay, { id, kind, payload }: Waiting): Promise<void> {
  for (const { name, isHeavy } of reactions[kind as EventKind] ?? []) {
    const job = { kind: kind as EventKind, reaction: name, payload, event_id: id } satisfies ReactionJob;
    await boss.send(queueOf(isHeavy), job, { db: fromKysely(ctx.db) });
  }
}

async function markRelayed({ db, now }: Ctx, events: Waiting[]): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ id }) => id);
  await db.updateTable('outbox_events').set({ relayed_at: now(), relay_error: null }).where('id', 'in', ids).execute();
}

async function putOff({ db, now }: Ctx, { id }: Waiting, error: unknown): Promise<void> {
  const { relay_attempts } = await db
    .updateTable('outbox_events')
    .set((is) => ({
      relay_attempts: is('relay_attempts', '+', 1),
      relay_error: error instanceof Error ? error.message : String(error),
    }))
    .where('id', '=', id)
    .returning('relay_attempts')
    .executeTakeFirstOrThrow();
  const seconds = Math.min(longestPauseSeconds, 15 * 2 ** (relay_attempts - 1));
  const relay_after = new Date(now().getTime() + seconds * 1_000);
  await db.updateTable('outbox_events').set({ relay_after }).where('id', '=', id).execute();
  logError(error, { event: id });
}
