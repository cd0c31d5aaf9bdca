import { lockClasses } from '#api/offer/classes/index.ts';
import { lockSeats } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inSavepoint } from '#api/shared/database/transaction.ts';
import { lockEnrollment, seatOf, type LockedEnrollment, type Scope } from './store.ts';

/** `classIds`: classes to lock besides that of the enrollment. */
type Input = { id: number; scope: Scope; classIds?: readonly number[] };

const mostAttempts = 5;

class Transferred extends Error {}

/**
 * Locks the order of a bought seat, then the classes in the order of their ids, and then the enrollment, as everywhere
 * where seats change. Without an order, a transfer may move the enrollment to another class before that is locked: the
 * locks are then released and taken again, since taking one more could deadlock.
 */
export async function lockSeat(tx: Ctx, input: Input): Promise<LockedEnrollment | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inSavepoint(tx, (nested) => lockOnce(nested, input));
    } catch (error) {
      if (!(error instanceof Transferred) || attempt === mostAttempts) throw error;
    }
  }
}

async function lockOnce(tx: Ctx, { id, scope, classIds = [] }: Input): Promise<LockedEnrollment | undefined> {
  const seen = await seatOf(tx, id);
  if (!seen) return undefined;
  if (seen.order_item_id !== null) await lockSeats(tx, seen.order_item_id);
  const seat = await seatOf(tx, id);
  await lockClasses(tx, [...(seat ? [seat.class_id] : []), ...classIds]);
  const enrollment = await lockEnrollment(tx, id, scope);
  if (enrollment && enrollment.class_id !== seat?.class_id) throw new Transferred();
  return enrollment;
}
