import { cancelReasons, isOpenOrder, isPaidOrder, wasPaidOrder } from '#contract/sales/orders/values.ts';
import { takeHeldSeats } from '#api/offer/classes/index.ts';
import { retakeCoupon } from '#api/sales/coupons/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inSavepoint, inTransaction } from '#api/shared/database/transaction.ts';
import { endOrder } from './end-order.ts';
import { reissueProforma } from './issue-proforma.ts';
import { inClassOrder } from './model/class-order.ts';
import { moveOrder } from './move-order.ts';
import { itemsOf, ordersWithSeats, seatsNamedIn, type ItemRow } from './store/items.ts';
import { changeOrder, lockOrder, type OrderRow } from './store/orders.ts';

/** `settled_before`: it was already paid. `no_seats`: the seats are taken, and a refund is due. */
export type Settled = 'settled' | 'settled_before' | 'no_seats';

/**
 * Settles a paid order and takes its seats. A canceled order is revived with a new pro-forma if its seats are still free
 * [domain 1.4, settleLate]. Emits `order_paid`.
 */
export function settleOrder(ctx: Ctx, orderId: number): Promise<Settled> {
  return inTransaction(ctx, async (tx) => settleLocked(tx, await lockOrder(tx, orderId)));
}

/** As `settleOrder`, of an order whose debt has entered the current account. */
export function settleOnAccount(ctx: Ctx, orderId: number): Promise<Settled> {
  return inTransaction(ctx, async (tx) => {
    await changeOrder(tx, orderId, { on_account: true });
    return settleOrder(tx, orderId);
  });
}

/** As `settleOrder`, of an order that the transaction of the caller has locked and read. */
export function settleLocked(ctx: Ctx, order: OrderRow): Promise<Settled> {
  return inTransaction(ctx, async (tx) => {
    if (wasPaidOrder(order.status)) return 'settled_before';
    if (!(await settleWithSeats(tx, order))) {
      if (isOpenOrder(order.status)) await endOrder(tx, order, cancelReasons.noSeats);
      return 'no_seats';
    }
    await emit(tx, 'order_paid', { order_id: order.id });
    return 'settled';
  });
}

class NoSeats extends Error {}

/** Takes all seats or none; a rollback also returns the number of the new pro-forma. */
async function settleWithSeats(ctx: Ctx, order: OrderRow): Promise<boolean> {
  try {
    await inSavepoint(ctx, async (tx) => {
      const isLate = order.status === 'cancelada';
      // The discount code and numbers are taken before classes are locked, as in `placeOrder`.
      if (isLate) await revive(tx, order.id);
      await takeSeats(tx, order);
      await moveOrder(tx, order, { move: isLate ? 'settleLate' : 'settle' });
    });
    return true;
  } catch (error) {
    if (error instanceof NoSeats) return false;
    throw error;
  }
}

async function revive(ctx: Ctx, orderId: number): Promise<void> {
  await changeOrder(ctx, orderId, { cancel_reason: null });
  await retakeCoupon(ctx, orderId);
  await reissueProforma(ctx, orderId);
}

async function takeSeats(ctx: Ctx, order: OrderRow): Promise<void> {
  const items = await itemsOf(ctx, [order.id]);
  for (const { id, class_id } of inClassOrder(items)) {
    const isTaken = await takeHeldSeats(ctx, { order_item_id: id, class_id, user_id: order.user_id });
    if (!isTaken) throw new NoSeats();
  }
  // Checked once the classes are locked, since another order for the same seat may be settled at the same time.
  if (await isTakenElsewhere(ctx, order, items)) throw new NoSeats();
}

/** A participant may have bought the seat in another order. */
async function isTakenElsewhere(ctx: Ctx, order: OrderRow, items: ItemRow[]): Promise<boolean> {
  const others = await ordersWithSeats(ctx, { ...seatsNamedIn(items), exceptOrderId: order.id });
  return others.some(({ status }) => isPaidOrder(status));
}
