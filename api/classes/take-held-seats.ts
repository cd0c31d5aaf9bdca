import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { hasRoomFor } from './model/seats.ts';
import { findHold, lockClass, readSeats, setHoldStatus, type KeptHold } from './seats-store.ts';

/**
 * Turns the held seats of a paid order item into taken ones; taken already is as good. A hold that expired or was
 * released has to win its seats back, in a class that is neither canceled nor concluded; false when it cannot
 * (domain 1.3, late payment).
 */
export function takeHeldSeats(ctx: Ctx, { order_item_id }: { order_item_id: number }): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const seen = await findHold(inside, order_item_id);
    const found = seen && (await lockClass(inside, seen.class_id));
    const hold = found && (await findHold(inside, order_item_id));
    if (!hold) return false;
    if (hold.status === 'consumed') return true;

    const isKept = isStillHeld(hold, inside.now());
    const isAlive = found.status === 'opened' || found.status === 'closed';
    if (!isKept && !(isAlive && (await canComeBack(inside, hold)))) return false;
    await setHoldStatus(inside, hold.id, 'consumed');
    return true;
  });
}

function isStillHeld({ status, expires_at }: KeptHold, now: Date): boolean {
  return status === 'active' && (expires_at === null || expires_at > now);
}

async function canComeBack(ctx: Ctx, { class_id, order_item_id, quantity }: KeptHold): Promise<boolean> {
  return hasRoomFor(quantity, await readSeats(ctx, { class_id, besides: order_item_id }));
}
