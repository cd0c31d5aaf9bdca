import { isCurrentClass } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findHold, lockClass, setHoldStatus, type StoredHold } from './seats-store.ts';
import { roomBehindQueue, takeRoom } from './take-room.ts';

/** `user_id` may have an offer for one of the seats. */
type Input = { order_item_id: number; class_id: number; user_id?: number | undefined };

/**
 * Takes the seats of an order item in its class; false in a canceled one. A hold that expired or was released has to win
 * its seats back behind the waiting list (domain 1.3, late payment).
 */
export function takeHeldSeats(ctx: Ctx, { order_item_id, class_id, user_id }: Input): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const existing = await lockClass(tx, class_id);
    if (!existing || existing.status === 'canceled') return false;
    const hold = await findHold(tx, { order_item_id });
    if (hold?.class_id !== class_id) return false;
    if (hold.status === 'consumed') return true;

    const isStored = isStillHeld(hold, tx.now());
    const isAlive = isCurrentClass(existing.status);
    if (!isStored && !(isAlive && (await winBack(tx, { ...hold, order_item_id, user_id })))) return false;
    await setHoldStatus(tx, [{ order_item_id }], 'consumed');
    return true;
  });
}

function isStillHeld({ status, expires_at }: StoredHold, now: Date): boolean {
  return status === 'active' && (expires_at === null || expires_at > now);
}

async function winBack(ctx: Ctx, { class_id, quantity, order_item_id, user_id }: StoredHold & Input): Promise<boolean> {
  const user_ids = user_id === undefined ? [] : [user_id];
  const requested = { class_id, quantity, holders: [{ order_item_id }], user_ids };
  return takeRoom(ctx, requested, await roomBehindQueue(ctx, requested));
}
