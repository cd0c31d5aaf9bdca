import { hasRoomFor, isFull, seatsLeft } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { readSeatsBesides, type Holder } from './seats-store.ts';
import { moveEntries } from './waiting/move-entry.ts';
import { findOffers } from './waiting/store.ts';

type HoldRequest = { class_id: number; quantity: number; holders: Holder[]; user_ids: number[] };

/** Call it under the lock of the class, and write the holds in the same transaction. */
export async function takeRoom(ctx: Ctx, { class_id, quantity, holders, user_ids }: HoldRequest): Promise<boolean> {
  const seats = await readSeatsBesides(ctx, class_id, ...holders);
  const offers = await findOffers(ctx, { userIds: user_ids, classId: class_id });
  const open = { ...seats, taken: seats.taken - offers.length };
  if (!hasRoomFor(quantity, open)) return false;

  await moveEntries(ctx, { from: 'offered', ids: offers.map(({ id }) => id) }, 'accept');
  if (!isFull(seats) && seatsLeft(open) === quantity) await catalogueChanged(ctx);
  return true;
}
