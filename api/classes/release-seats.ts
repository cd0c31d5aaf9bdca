import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { findHold, lockClass, readSeatsBesides, setHoldStatus, type Holder } from './seats-store.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

/**
 * Idempotent. The class stays locked until the caller's transaction ends, so seats of several classes are released in
 * the order of their ids.
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
  // An expired hold takes no seat any more, but nobody has passed its seats on yet.
  await passSeatsOn(ctx, hold.class_id, { ...others, taken: others.taken + hold.quantity });
}
