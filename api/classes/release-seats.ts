import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { findHold, lockClass, readSeatsBesides, setHoldStatus, type Holder } from './seats-store.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

/**
 * Gives the seats of an item of an order, or of an enrollment without one, back to who waits for them, held or taken;
 * without any it does nothing. The class stays locked until the caller's transaction ends, if there is one: who gives
 * seats of several classes back does so in the order of their ids.
 */
export function releaseSeats(ctx: Ctx, holder: Holder): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findHold(tx, holder);
    if (seen) await releaseInTurn(tx, holder, seen.class_id);
  });
}

async function releaseInTurn(ctx: Ctx, holder: Holder, classId: number): Promise<void> {
  await lockClass(ctx, classId);
  const hold = await findHold(ctx, holder);
  if (!hold || hold.status === 'released') return;
  const others = await readSeatsBesides(ctx, hold.class_id, holder);
  await setHoldStatus(ctx, [holder], 'released');
  // One that has expired holds nothing any more, yet only now is it known that its seats are free.
  await passSeatsOn(ctx, hold.class_id, { ...others, taken: others.taken + hold.quantity });
}
