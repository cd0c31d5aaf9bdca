import { cancelReasons, isOpenOrder } from '#contract/sales/orders/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { endOrder } from './end-order.ts';
import { itemsOf } from './store/items.ts';
import { lockOrderOf } from './store/orders.ts';

/** Cancels an order that is not paid, where it bought this one seat alone. Any other keeps its seats until it ends. */
export function cancelOrderOfSeat(ctx: Ctx, orderItemId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrderOf(tx, orderItemId);
    const seats = (await itemsOf(tx, [order.id])).reduce((sum, { quantity }) => sum + quantity, 0);
    if (!isOpenOrder(order.status) || seats !== 1) return;
    const isByBuyer = tx.actor.kind === 'user' && signedIn(tx).userId === order.user_id;
    await endOrder(tx, order, isByBuyer ? cancelReasons.byBuyer : cancelReasons.byOperator);
  });
}
