import type { Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { hasRoomFor, isFull, seatsLeft } from './model/seats.ts';
import { readSeatsBesides, type Holder } from './seats-store.ts';
import { moveEntry } from './waiting/move-entry.ts';
import { findOffer } from './waiting/store.ts';

type Wish = Holder & { class_id: number; quantity: number; user_id?: number | undefined };

/**
 * Whether the class has so many seats for this holder, with the one that the user is offered, who has accepted the offer
 * then. Only right under the lock of the class, and when a hold is written in the same transaction.
 */
export async function takeRoom(ctx: Ctx, wish: Wish): Promise<boolean> {
  const { class_id, quantity, user_id } = wish;
  const seats = await readSeatsBesides(ctx, class_id, wish);
  const offer = user_id === undefined ? undefined : await findOffer(ctx, { userId: user_id, classId: class_id });
  const open = { ...seats, taken: seats.taken - (offer ? 1 : 0) };
  if (!hasRoomFor(quantity, open)) return false;

  if (offer) await moveEntry(ctx, offer, 'accept');
  if (!isFull(seats) && seatsLeft(open) === quantity) await dropPages(ctx, '/courses', '/');
  return true;
}
