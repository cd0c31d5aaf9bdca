import type { Ctx } from '#api/shared/context.ts';
import { findHold, setHoldQuantity, setHoldStatus, writeHolds, type Holder } from './seats-store.ts';

/** Gives one of several seats that are held together a hold of its own. Call it under the lock of the class. */
export async function splitHold(tx: Ctx, { from, to }: { from: Holder; to: Holder }): Promise<void> {
  const hold = await findHold(tx, from);
  if (!hold || hold.quantity < 2) throw new Error('Only one of several seats can be split off.');
  const { class_id, expires_at, status, quantity } = hold;
  await setHoldQuantity(tx, from, quantity - 1);
  await writeHolds(tx, [to], { class_id, quantity: 1, expires_at });
  await setHoldStatus(tx, [to], status);
}
