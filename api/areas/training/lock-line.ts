import { Refusal } from '#contract/refusals.ts';
import { lockClass } from '#api/offer/classes/index.ts';
import { lockSeats, type LockedSeats } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { requireLine } from './line-of.ts';
import { findLine, type LineRow } from './store/lines.ts';
import { deleteLapsedPromises } from './store/promises.ts';

export type LockedLine = {
  line: LineRow;
  personIds: number[];
  /** Seats that nobody has and that wait for nobody, whether they can still be assigned or not. */
  left: number;
};

/**
 * Locks the order and then the class, as a payment does, so that commands on the same seats queue. Refuses
 * `seats_unpaid` besides what `requireLine` refuses.
 */
export async function lockLine(tx: Ctx, orderItemId: number): Promise<LockedLine> {
  return lockLineFor(tx, await requireLine(tx, orderItemId, 'seats.assign'));
}

/** Without checking who asks for it. Refuses `seats_unpaid`. */
export async function lockLineFor(tx: Ctx, seen: Pick<LineRow, 'id' | 'class_id'>): Promise<LockedLine> {
  const { isPaid, personIds }: LockedSeats = await lockSeats(tx, seen.id);
  await lockClass(tx, seen.class_id);
  // Sent again, a lapsed invitation would take a seat that somebody else has by now.
  await deleteLapsedPromises(tx, seen.id);
  const line = await findLine(tx, seen.id);
  if (!line || !isPaid) throw new Refusal('seats_unpaid');
  return { line, personIds, left: line.quantity - personIds.length - line.promised };
}
