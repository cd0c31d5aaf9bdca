import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { moveOrder } from './move-order.ts';
import { isComplete, markEnrolled, orderOfItem } from './store/items.ts';
import { lockOrder } from './store/orders.ts';

/**
 * A person has taken a bought seat. Once every seat of the order is taken, and every service of it done, the order is done [domain 1.4]. Bears
 * repeating; a person without a bought seat changes nothing.
 */
export function fulfilOrder(
  ctx: Ctx,
  { order_item_id, person_id }: { order_item_id: number; person_id: number },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, await orderOfItem(tx, order_item_id));
    await markEnrolled(tx, { orderItemId: order_item_id, personId: person_id });
    const isOver = await isComplete(tx, order.id);
    if (isOver && order.status === 'aguarda-satisfacao') await moveOrder(tx, order, { move: 'fulfil' });
  });
}
