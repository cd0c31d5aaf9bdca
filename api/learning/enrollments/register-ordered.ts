import { lockOrder, openSeats } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { end } from './end-enrollment.ts';
import { lockSeat } from './lock-seat.ts';
import { endReasons } from './model/end-reasons.ts';
import { allowedBy, recordRegistered } from './open-enrollments.ts';
import { acceptAsAtCheckout } from './regulation-store.ts';
import { demandFiles, demandOfClass, demandsFiles, insertRegistered } from './registration-store.ts';
import { standingOfItems } from './store.ts';

/**
 * Registers the participants of an order that is not paid yet, where their class demands files, so that they can hand
 * them in meanwhile (domain 4.2). Idempotent.
 */
export async function registerOrdered(ctx: Ctx, orderId: number): Promise<void> {
  if (!(await demandsFiles(ctx, orderId))) return;
  await inTransaction(ctx, async (tx) => {
    // Locked, so that the order is not canceled meanwhile.
    await lockOrder(tx, orderId);
    for (const { order_item_id, class_id, course_id, person_ids } of await openSeats(tx, orderId)) {
      const demand = await demandOfClass(tx, class_id);
      const { categories, dueAt } = demand;
      if (categories.length === 0) continue;
      const personIds = allowedBy(demand, person_ids);
      const input = { classId: class_id, courseId: course_id, personIds, orderItemId: order_item_id };
      const registered = await insertRegistered(tx, { ...input, paidAt: null, dueAt });
      const ids = registered.map(({ id }) => id);
      await acceptAsAtCheckout(tx, ids);
      await demandFiles(tx, ids, categories);
      await recordRegistered(tx, registered);
    }
  });
}

/** Idempotent. */
export function endUnpaid(ctx: Ctx, orderItemIds: readonly number[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (orderItemIds.length === 0) return;
    for (const id of await standingOfItems(tx, orderItemIds)) {
      const enrollment = await lockSeat(tx, { id, scope: 'all' });
      if (enrollment?.status !== 'registered' || enrollment.paid_at) continue;
      await end(tx, enrollment, { move: 'cancel', reason: endReasons.orderCanceled });
    }
  });
}
