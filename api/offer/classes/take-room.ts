import { hasRoomFor, isFull, seatsLeft } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { readRoom, type Holder, type Room } from './seats-store.ts';
import { moveEntries } from './waiting/move-entry.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

export type Query = { class_id: number; quantity: number; holders: Holder[]; user_ids: number[] };

/** What the waiting list leaves, after it was offered the free seats. Call it under the lock of the class. */
export async function roomBehindQueue(ctx: Ctx, requested: Query): Promise<Room> {
  const room = await readRoom(ctx, requested);
  if (room.waiting + room.lapsed === 0) return room;
  await passSeatsOn(ctx, requested.class_id);
  return readRoom(ctx, requested);
}

/** Call it under the lock of the class, and write the holds in the same transaction. */
export async function takeRoom(ctx: Ctx, { quantity }: Query, room: Room): Promise<boolean> {
  const open = { ...room, taken: room.taken - room.offers.length };
  if (!hasRoomFor(quantity, open)) return false;

  await moveEntries(ctx, { from: 'offered', ids: room.offers }, 'accept');
  if (!isFull(room) && seatsLeft(open) === quantity) await catalogueChanged(ctx);
  return true;
}
