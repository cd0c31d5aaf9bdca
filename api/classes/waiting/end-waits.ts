import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events.ts';
import { waitIsOver } from '../model/seat-offer.ts';
import { findClasses } from '../store.ts';
import { moveEntries } from './move-entry.ts';
import { lapsedOffers, standingOffers, waitingFirst } from './store.ts';

/** Ends the offers that ran out, in a locked class, and tells whose they were. Answers how many. */
export async function endLapsed(ctx: Ctx, classId: number): Promise<number> {
  const ids = (await lapsedOffers(ctx, classId)).map(({ id }) => id);
  await moveEntries(ctx, { from: 'offered', ids }, 'expire');
  await notifyEnded(ctx, ids, 'lapsed');
  return ids.length;
}

/** Anyone who waits in a locked class that offers nothing any more waits in vain, and is told. */
export async function endWaits(ctx: Ctx, classId: number): Promise<void> {
  const [run] = await findClasses(ctx, [classId]);
  if (!run || !waitIsOver(run, ctx.now())) return;
  const ids = (await waitingFirst(ctx, classId, null)).map(({ id }) => id);
  await moveEntries(ctx, { from: 'waiting', ids }, 'end');
  await notifyEnded(ctx, ids, run.status === 'canceled' ? 'canceled' : 'no_seat');
}

/**
 * A locked class that takes no orders any more offers nothing [domain 4.2]: anyone who was offered a seat is told, and waits
 * again, at the same place, where the class may open once more.
 */
export async function withdrawOffers(ctx: Ctx, classId: number): Promise<void> {
  await endLapsed(ctx, classId);
  await endWaits(ctx, classId);
  const [run] = await findClasses(ctx, [classId]);
  const ids = (await standingOffers(ctx, classId)).map(({ id }) => id);
  if (!run || ids.length === 0) return;
  const keeps = !waitIsOver(run, ctx.now());
  await moveEntries(ctx, { from: 'offered', ids }, keeps ? 'withdraw' : 'expire');
  const why = run.status === 'canceled' ? 'canceled' : 'closed';
  const notified = ids.map((waiting_entry_id) => ({ waiting_entry_id, why, keeps }) as const);
  await emitAll(ctx, 'seat_offer_withdrawn', notified);
}

async function notifyEnded(ctx: Ctx, ids: number[], why: 'no_seat' | 'lapsed' | 'canceled'): Promise<void> {
  const notified = ids.map((waiting_entry_id) => ({ waiting_entry_id, why }));
  await emitAll(ctx, 'waiting_ended', notified);
}
