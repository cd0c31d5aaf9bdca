import { inTransaction } from '#api/shared/database/transaction.ts';
import type { Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { findHold, lockClass, readSeatsBesides, writeHolds, setHoldStatus, type Holder } from './seats-store.ts';
import { roomBehindQueue, takeRoom } from './take-room.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

/** `user_id` may have an offer for the seat. */
type Move = { holder: Holder; from_class_id: number; to_class_id: number; user_id?: number | undefined };

/**
 * Moves one held seat to another class that is for sale and has a free seat; false when it is full, and `closed` when it is
 * not for sale. Both classes are locked in the order of their ids. The seat that is left goes to the waiting list first.
 */
export function moveSeat(ctx: Ctx, { holder, from_class_id, to_class_id, user_id }: Move): Promise<boolean | 'closed'> {
  return inTransaction(ctx, async (tx) => {
    await lockClasses(tx, [from_class_id, to_class_id]);
    const target = await lockClass(tx, to_class_id);
    if (!target?.isForSale) return 'closed';
    const hold = await findHold(tx, holder);
    if (hold?.class_id !== from_class_id) return false;
    const user_ids = user_id === undefined ? [] : [user_id];
    const requested = { class_id: to_class_id, quantity: hold.quantity, holders: [holder], user_ids };
    if (!(await takeRoom(tx, requested, await roomBehindQueue(tx, requested)))) return false;
    const others = await readSeatsBesides(tx, from_class_id, holder);
    await writeHolds(tx, [holder], { class_id: to_class_id, quantity: hold.quantity, expires_at: hold.expires_at });
    await setHoldStatus(tx, [holder], hold.status);
    await passSeatsOn(tx, from_class_id, { ...others, taken: others.taken + hold.quantity });
    await catalogueChanged(tx);
    return true;
  });
}

/** In the order of their ids, so that two transfers in opposite directions queue instead of deadlocking. */
export async function lockClasses(ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) await lockClass(ctx, id);
}
