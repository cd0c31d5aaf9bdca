import { cancelReasons } from '#contract/orders-values.ts';
import { classesInBrief, takeHeldSeats } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { endOrder } from './end-order.ts';
import { inClassOrder } from './model/class-order.ts';
import { isOpen, isSettled } from './model/order-status.ts';
import { moveOrder } from './move-order.ts';
import { itemsOf, ordersWithSeats, type ItemRow } from './store/items.ts';
import { lockOrder, type OrderRow } from './store/orders.ts';

/** `settled_before`: somebody has paid for it already. `no_seats`: they are gone, and the money is due back. */
export type Settled = 'settled' | 'settled_before' | 'no_seats';

/**
 * An order is paid for: its seats are taken for good, and it awaits fulfilment. One that was canceled comes back if
 * its seats can still be had [domain 1.4, settleLate]. Tells `order_paid`.
 */
export function settleOrder(ctx: Ctx, orderId: number): Promise<Settled> {
  return inTransaction(ctx, async (inside) => {
    const order = await lockOrder(inside, orderId);
    if (isSettled(order.status) || order.status === 'devolvida') return 'settled_before';
    if (!(await takeSeats(inside, order))) {
      if (isOpen(order.status)) await endOrder(inside, order, cancelReasons.noSeats);
      return 'no_seats';
    }
    await moveOrder(inside, order, { move: order.status === 'cancelada' ? 'settleLate' : 'settle' });
    await tell(inside, 'order_paid', { order_id: orderId });
    return 'settled';
  });
}

class NoSeats extends Error {}

/** All of them or none. */
async function takeSeats(ctx: Ctx, order: OrderRow): Promise<boolean> {
  const items = await itemsOf(ctx, [order.id]);
  if (await isTakenElsewhere(ctx, order, items)) return false;
  try {
    await inTransaction(ctx, async (inside) => {
      for (const { id } of inClassOrder(items)) {
        if (!(await takeHeldSeats(inside, { order_item_id: id, user_id: order.user_id }))) throw new NoSeats();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof NoSeats) return false;
    throw error;
  }
}

/** Meanwhile somebody may have bought the same seat again, or the class may have been called off. */
async function isTakenElsewhere(ctx: Ctx, order: OrderRow, items: ItemRow[]): Promise<boolean> {
  const classIds = items.flatMap(({ class_id }) => class_id ?? []);
  const classes = await classesInBrief(ctx, classIds);
  if (classIds.some((id) => classes.get(id)?.status === 'canceled')) return true;
  const personIds = items.flatMap(({ person_ids }) => person_ids);
  const others = await ordersWithSeats(ctx, { personIds, classIds, exceptOrderId: order.id });
  return others.some(({ status }) => isSettled(status));
}
