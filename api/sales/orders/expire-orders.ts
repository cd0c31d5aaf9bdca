import { cancelReasons, isOpenOrder } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { endOrder } from './end-order.ts';
import { lockOrder, overdueOrders } from './store/orders.ts';

export async function expireOrders(ctx: Ctx): Promise<void> {
  for (const id of await overdueOrders(ctx)) await expire(ctx, id);
}

function expire(ctx: Ctx, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    const isOverdue = order.expires_at !== null && order.expires_at <= tx.now();
    // It may have been paid or extended since the query.
    if (!isOpenOrder(order.status) || !isOverdue) return;
    await endOrder(tx, order, cancelReasons.expired);
  });
}
