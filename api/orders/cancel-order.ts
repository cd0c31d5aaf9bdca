import { cancelReasons } from '#contract/orders/values.ts';
import type { Order } from '#contract/orders/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mayBuyFor } from './buyer-scope.ts';
import { endOrder } from './end-order.ts';
import { presentOrder } from './present-order.ts';
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
    await endOrder(tx, order, reason ?? (isByBuyer ? byBuyer : byOperator));
    return presentOrder(tx, id);
  });
}
