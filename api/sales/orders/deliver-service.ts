import { Refusal } from '#contract/refusals.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import { isPaidOrder } from '#contract/sales/orders/values.ts';
import { invalidTransition } from '#contract/rules/life-cycle.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { moveOrder } from './move-order.ts';
import { presentOrder } from './present-order.ts';
import { isComplete, markDelivered, orderOfService } from './store/items.ts';
import { lockOrder } from './store/orders.ts';

/**
 * Records the delivery of a paid service and fulfils the order if nothing else is left. Idempotent. Emits
 * `service_delivered`. Refuses `not_found` for anything but a service, and `invalid_transition` for an unpaid one.
 */
export function deliverService(ctx: Ctx, { id }: { id: number }): Promise<Order> {
  requireClaim(ctx, 'orders.edit');
  return inTransaction(ctx, async (tx) => {
    const orderId = await orderOfService(tx, id);
    if (orderId === null) throw new Refusal('not_found');
    const order = await lockOrder(tx, orderId);
    if (!isPaidOrder(order.status)) throw invalidTransition(order.status, 'fulfil');
    const isFirst = await markDelivered(tx, id);
    if (isFirst) await emit(tx, 'service_delivered', { order_id: orderId, order_item_id: id });
    const isOver = await isComplete(tx, orderId);
    if (isOver && order.status === 'aguarda-satisfacao') await moveOrder(tx, order, { move: 'fulfil' });
    return presentOrder(tx, orderId);
  });
}
