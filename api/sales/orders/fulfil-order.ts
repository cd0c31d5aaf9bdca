import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { moveOrder } from './move-order.ts';
import { markEnrolled } from './store/items.ts';
import { lockOrderOf } from './store/orders.ts';

/**
 * Marks the seat of a person as taken, and fulfils the order once all seats are taken and all services delivered
 * [domain 1.4]. Idempotent; a person without a bought seat changes nothing.
 */
export function fulfilOrder(
  ctx: Ctx,
  { order_item_id, person_id }: { order_item_id: number; person_id: number },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrderOf(tx, order_item_id);
    const seated = { orderId: order.id, orderItemId: order_item_id, personId: person_id };
    const isOver = await markEnrolled(tx, seated);
    if (isOver && order.status === 'aguarda-satisfacao') await moveOrder(tx, order, { move: 'fulfil' });
  });
}
