import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockClass, writeHolds, type Holder, type NewHold, type Room } from './seats-store.ts';
import { roomBehindQueue, takeRoom } from './take-room.ts';

/** `user_id` may have an offer for one of the seats. */
export type HoldRequest = NewHold & Holder & { user_id?: number | undefined };

/**
 * Holds seats until they are paid or `expires_at`, in place of an earlier hold; false when the class is full or not
 * for sale (domain 1.4, 4.1). Free seats go to the waiting list first (domain 4.2). The class stays locked until the
 * caller's transaction ends, so seats of several classes are held in the order of their ids.
 */
export function holdSeats(ctx: Ctx, hold: HoldRequest): Promise<boolean> {
  return holdInTurn(ctx, forOne(hold));
}

type Each = { class_id: number; seats: { enrollment_id: number; user_id?: number | undefined }[] };

export function holdSeatEach(ctx: Ctx, { class_id, seats }: Each): Promise<boolean> {
  const holders = seats.map(({ enrollment_id }) => ({ enrollment_id }));
  const user_ids = seats.flatMap(({ user_id }) => user_id ?? []);
  return holdInTurn(ctx, { class_id, quantity: 1, expires_at: null, holders, user_ids });
}

type Query = NewHold & { holders: Holder[]; user_ids: number[] };

export function forOne({ class_id, quantity, expires_at, user_id, ...holder }: HoldRequest): Query {
  return { class_id, quantity, expires_at, holders: [holder], user_ids: user_id === undefined ? [] : [user_id] };
}

function holdInTurn(ctx: Ctx, requested: Query): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const existing = await lockClass(tx, requested.class_id);
    if (!existing?.isForSale) return false;
    return holdWhereFree(tx, requested, await roomBehindQueue(tx, inAll(requested)));
  });
}

/** Call it under the lock of the class, under which the room was read: otherwise two buyers could take the last seat. */
export async function holdWhereFree(ctx: Ctx, requested: Query, room: Room): Promise<boolean> {
  if (!(await takeRoom(ctx, inAll(requested), room))) return false;
  const { holders, class_id, quantity, expires_at } = requested;
  await writeHolds(ctx, holders, { class_id, quantity, expires_at });
  return true;
}

/** The seats of all holders together. */
function inAll(requested: Query): Query {
  return { ...requested, quantity: requested.quantity * requested.holders.length };
}
