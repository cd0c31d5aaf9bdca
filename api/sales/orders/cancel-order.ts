import { cancelReasons, isPaidOrder } from '#contract/sales/orders/values.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { mayBuyFor } from './buyer-scope.ts';
import { endOrder } from './end-order.ts';
import { presentOrder } from './present-order.ts';
import { returnOrderItems } from './return-order-items.ts';
import { itemsOf } from './store/items.ts';
import { lockOrder } from './store/orders.ts';

export async function cancelOrder(
  ctx: Ctx,
  { id, reason }: { id: number; reason?: string | undefined },
): Promise<Order> {
  signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    const isByBuyer = await mayBuyFor(tx, order);
    if (!isByBuyer && !hasClaims(tx, 'orders.edit')) throw new Refusal('not_found');
    const { byBuyer, byOperator } = cancelReasons;
    if (isPaidOrder(order.status) && order.total_minor === 0) await returnFree(tx, id);
    else await endOrder(tx, order, reason ?? (isByBuyer ? byBuyer : byOperator));
    return presentOrder(tx, id);
  });
}

/** Nothing was paid, so that nothing has to be refunded. What was delivered or returned before cannot be given back. */
async function returnFree(tx: Ctx, id: number): Promise<void> {
  const items = await itemsOf(tx, [id]);
  if (items.some(({ delivered_at }) => delivered_at !== null)) throw new Refusal('invalid_transition');
  await returnOrderItems(tx, { order_id: id, order_item_ids: [], isWhole: true });
}
