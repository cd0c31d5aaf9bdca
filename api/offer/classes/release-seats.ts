import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import {
  findHold,
  lockClass,
  readSeatsBesides,
  setHoldQuantity,
  setHoldStatus,
  type Holder,
  type NewHold,
} from './seats-store.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

type Released = Pick<NewHold, 'class_id' | 'quantity'>;

/**
 * Idempotent. The class stays locked until the caller's transaction ends, so seats of several classes are released in
 * the order of their ids.
 */
export function releaseSeats(ctx: Ctx, holder: Holder): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findHold(tx, holder);
    if (seen) await releaseInTurn(tx, holder, seen);
  });
}

/** One of the seats that are held together; the others stay as they are. */
export function releaseOneSeat(ctx: Ctx, holder: Holder): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findHold(tx, holder);
    if (seen) await releaseInTurn(tx, holder, { class_id: seen.class_id, quantity: 1 });
  });
}

async function releaseInTurn(ctx: Ctx, holder: Holder, { class_id, quantity }: Released): Promise<void> {
  await lockClass(ctx, class_id);
  const hold = await findHold(ctx, holder);
  if (!hold || hold.status === 'released') return;
  const others = await readSeatsBesides(ctx, hold.class_id, holder);
  if (quantity < hold.quantity) await setHoldQuantity(ctx, holder, hold.quantity - quantity);
  else await setHoldStatus(ctx, [holder], 'released');
  // An expired hold takes no seat any more, but nobody has passed its seats on yet.
  await passSeatsOn(ctx, hold.class_id, { ...others, taken: others.taken + hold.quantity });
}
