import type { Ctx } from '#api/shared/context.ts';
import { findHold, lockClass, readSeatsBesides, setHoldStatus, type Holder } from './seats-store.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

/**
 * Gives the seats of an item of an order, or of an enrollment without one, back to who waits for them, held or taken;
 * without any it does nothing. The class stays locked until the caller's transaction ends: who gives seats of several
 * classes back does so in the order of their ids.
 */
export async function releaseSeats(ctx: Ctx, holder: Holder): Promise<void> {
  const seen = await findHold(ctx, holder);
  if (!seen) return;
  await lockClass(ctx, seen.class_id);
  const hold = await findHold(ctx, holder);
  if (!hold || hold.status === 'released') return;
  const others = await readSeatsBesides(ctx, hold.class_id, holder);
  await setHoldStatus(ctx, [holder], 'released');
  // One that has expired holds nothing any more, yet only now is it known that its seats are free.
  await passSeatsOn(ctx, hold.class_id, { ...others, taken: others.taken + hold.quantity });
}
