import { releaseSeats } from '#api/offer/classes/index.ts';
import { releaseCoupon } from '#api/sales/coupons/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inClassOrder } from './model/class-order.ts';
import { moveOrder } from './move-order.ts';
import { annulProformas } from './store/invoices.ts';
import { itemsOf } from './store/items.ts';
import { changeOrder, type OrderRow } from './store/orders.ts';

/** Cancels a locked order, releases its seats and its discount code, and annuls its pro-forma. Refuses `invalid_transition`. */
export async function endOrder(ctx: Ctx, order: OrderRow, reason: string): Promise<void> {
  await moveOrder(ctx, order, { move: 'cancel', reason });
  await changeOrder(ctx, order.id, { cancel_reason: reason });
  await releaseCoupon(ctx, order.id);
  for (const { id } of inClassOrder(await itemsOf(ctx, [order.id]))) await releaseSeats(ctx, { order_item_id: id });
  await annulProformas(ctx, order.id);
  await emit(ctx, 'order_canceled', { order_id: order.id });
}
