import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lockClass, writeHolds, type Holder, type NewHold } from './seats-store.ts';
import { takeRoom } from './take-room.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

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

type Wanted = NewHold & { holders: Holder[]; user_ids: number[] };

export function forOne({ class_id, quantity, expires_at, user_id, ...holder }: HoldRequest): Wanted {
  return { class_id, quantity, expires_at, holders: [holder], user_ids: user_id === undefined ? [] : [user_id] };
}

function holdInTurn(ctx: Ctx, wanted: Wanted): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockClass(tx, wanted.class_id);
    if (!found?.isForSale) return false;
    await passSeatsOn(tx, wanted.class_id);
    return holdWhereFree(tx, wanted);
  });
}

/** Call it under the lock of the class, after `passSeatsOn`: otherwise two buyers could take the last seat. */
export async function holdWhereFree(ctx: Ctx, { holders, user_ids, ...hold }: Wanted): Promise<boolean> {
  const quantity = hold.quantity * holders.length;
  if (!(await takeRoom(ctx, { class_id: hold.class_id, quantity, holders, user_ids }))) return false;
  await writeHolds(ctx, holders, hold);
  return true;
}
