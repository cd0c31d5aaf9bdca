import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { findHold, lockClass, setHoldStatus, type StoredHold } from './seats-store.ts';
import { takeRoom } from './take-room.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

/** `user_id` may have an offer for one of the seats. */
type Input = { order_item_id: number; user_id?: number | undefined };

/** A hold that expired or was released has to win its seats back behind the waiting list (domain 1.3, late payment). */
export function takeHeldSeats(ctx: Ctx, { order_item_id, user_id }: Input): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findHold(tx, { order_item_id });
    const found = seen && (await lockClass(tx, seen.class_id));
    const hold = found && (await findHold(tx, { order_item_id }));
    if (!hold) return false;
    if (hold.status === 'consumed') return true;

    const isStored = isStillHeld(hold, tx.now());
    const isAlive = found.status === 'opened' || found.status === 'closed';
    if (!isStored && !(isAlive && (await winBack(tx, { ...hold, order_item_id, user_id })))) return false;
    await setHoldStatus(tx, [{ order_item_id }], 'consumed');
    return true;
  });
}

function isStillHeld({ status, expires_at }: StoredHold, now: Date): boolean {
  return status === 'active' && (expires_at === null || expires_at > now);
}

async function winBack(ctx: Ctx, { class_id, quantity, order_item_id, user_id }: StoredHold & Input): Promise<boolean> {
  await passSeatsOn(ctx, class_id);
  const user_ids = user_id === undefined ? [] : [user_id];
  return takeRoom(ctx, { class_id, quantity, holders: [{ order_item_id }], user_ids });
}
