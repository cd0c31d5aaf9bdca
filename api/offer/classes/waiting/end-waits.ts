import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { waitIsOver } from '../model/seat-offer.ts';
import { findClasses } from '../store.ts';
import { moveEntries } from './move-entry.ts';
import { lapsedOffers, standingOffers, waitingFirst } from './store.ts';

export async function endLapsed(ctx: Ctx, classId: number): Promise<number> {
  const ids = (await lapsedOffers(ctx, classId)).map(({ id }) => id);
  await moveEntries(ctx, { from: 'offered', ids }, 'expire');
  await emitEnded(ctx, ids, 'lapsed');
  return ids.length;
}

export async function endWaits(ctx: Ctx, classId: number): Promise<void> {
  const [run] = await findClasses(ctx, [classId]);
  if (!run || !waitIsOver(run, ctx.now())) return;
  const ids = (await waitingFirst(ctx, classId, null)).map(({ id }) => id);
  await moveEntries(ctx, { from: 'waiting', ids }, 'end');
  await emitEnded(ctx, ids, run.status === 'canceled' ? 'canceled' : 'no_seat');
}

/** The entry keeps its place where the class may open again (domain 4.2). */
export async function withdrawOffers(ctx: Ctx, classId: number): Promise<void> {
  await endLapsed(ctx, classId);
  await endWaits(ctx, classId);
  const [run] = await findClasses(ctx, [classId]);
  const ids = (await standingOffers(ctx, classId)).map(({ id }) => id);
  if (!run || ids.length === 0) return;
  const keeps = !waitIsOver(run, ctx.now());
  await moveEntries(ctx, { from: 'offered', ids }, keeps ? 'withdraw' : 'expire');
  const why = run.status === 'canceled' ? 'canceled' : 'closed';
  const events = ids.map((waiting_entry_id) => ({ waiting_entry_id, why, keeps }) as const);
  await emitAll(ctx, 'seat_offer_withdrawn', events);
}

function emitEnded(ctx: Ctx, ids: number[], why: 'no_seat' | 'lapsed' | 'canceled'): Promise<void> {
  const events = ids.map((waiting_entry_id) => ({ waiting_entry_id, why }));
  return emitAll(ctx, 'waiting_ended', events);
}
