import { cancelOrderOfSeat, changeSeats, freeSeat, lockSeats } from '#api/sales/orders/index.ts';
import { releaseSeats } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import type { LockedEnrollment } from './store.ts';

/**
 * What becomes of the seat of an enrollment that has just ended with `status`: it is free, and offered to those who wait,
 * however it was got [domain 3]. Only a seat that an organization bought, and that nobody has used, stays with its line,
 * where somebody else can have it. An order that is not paid and bought nothing else is canceled.
 */
export async function leaveSeat(tx: Ctx, { id, order_item_id, person_id }: LockedEnrollment, status: EnrollmentStatus) {
  if (order_item_id === null) return releaseSeats(tx, { enrollment_id: id });
  const { isPaid, isOpen, organizationId, personIds } = await lockSeats(tx, order_item_id);
  if (isOpen) return cancelOrderOfSeat(tx, order_item_id);
  if (!isPaid || !personIds.includes(person_id)) return;
  if (organizationId === null || status !== 'canceled') return freeSeat(tx, { order_item_id, person_id });
  await changeSeats(tx, { order_item_id, added: [], removed: [person_id], enrolled: [] });
}
