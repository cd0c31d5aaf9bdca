import { isPaidOrder } from '#contract/sales/orders/values.ts';
import { releaseOneSeat } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { moveOrder } from './move-order.ts';
import { isComplete, markEnded } from './store/items.ts';
import { lockOrderOf } from './store/orders.ts';

type Seat = { order_item_id: number; person_id: number };

/**
 * Frees the seat of a person who left it for good: its class has it again, and the line counts it as done [domain 3].
 * What was paid for it can still be refunded. Idempotent; an order that is not paid keeps its seats until it ends.
 */
export function freeSeat(ctx: Ctx, { order_item_id, person_id }: Seat): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrderOf(tx, order_item_id);
    if (!isPaidOrder(order.status)) return;
    if (!(await markEnded(tx, { orderItemId: order_item_id, personId: person_id }))) return;
    await releaseOneSeat(tx, { order_item_id });
    if (order.status !== 'aguarda-satisfacao') return;
    if (await isComplete(tx, order.id)) await moveOrder(tx, order, { move: 'fulfil' });
  });
}
