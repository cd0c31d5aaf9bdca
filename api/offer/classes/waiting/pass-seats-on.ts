import { isFull, offersSeats, seatsLeft, type Seats } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit, emitAll } from '#api/shared/events/events.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { offeredUntil } from '../model/seat-offer.ts';
import { readSeats, writeHolds } from '../seats-store.ts';
import { findClasses } from '../store.ts';
import { endLapsed } from './end-waits.ts';
import { moveEntries } from './move-entry.ts';
import { changeEntries, queueOf, waitingFirst } from './store.ts';

/**
 * Offers the free seats of a locked class in order of joining (domain 4.2). `was`: the seats before some were released
 * or added.
 */
export async function passSeatsOn(ctx: Ctx, classId: number, was?: Seats): Promise<void> {
  const queue = await queueOf(ctx, classId);
  if (!was && queue.waiting + queue.lapsed === 0) return;

  const lapsed = queue.lapsed > 0 ? await endLapsed(ctx, classId) : 0;
  const free = await readSeats(ctx, classId);
  const offered = queue.waiting > 0 ? await offer(ctx, classId, free) : 0;
  const is = { ...free, taken: free.taken + offered };
  const before = was ?? { ...free, taken: free.taken + lapsed };
  if (isFull(before) && !isFull(is)) await emit(ctx, 'seat_freed', { class_id: classId });
  if (lapsed + offered > 0 || isFull(before) !== isFull(is)) await catalogueChanged(ctx);
}

async function offer(ctx: Ctx, classId: number, free: Seats): Promise<number> {
  const [run] = await findClasses(ctx, [classId]);
  if (isFull(free) || !run || !offersSeats(run, ctx.now())) return 0;
  const until = offeredUntil(ctx.now(), run.registration_deadline);
  const first = await waitingFirst(ctx, classId, seatsLeft(free));
  if (first.length === 0) return 0;
  const ids = first.map(({ id }) => id);
  await moveEntries(ctx, { from: 'waiting', ids }, 'offer');
  await changeEntries(ctx, ids, { offer_expires_at: until });
  const holders = ids.map((waiting_entry_id) => ({ waiting_entry_id }));
  await writeHolds(ctx, holders, { class_id: classId, quantity: 1, expires_at: until });
  await emitAll(ctx, 'seat_offered', holders);
  return first.length;
}
