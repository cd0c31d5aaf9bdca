import { Refusal } from '#contract/refusals.ts';
import { notPast } from '#contract/rules/pay-by.ts';
import { isOpenOrder } from '#contract/sales/orders/values.ts';
import { holdSeats, releaseSeats } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { holdItems } from './hold-items.ts';
import { inClassOrder } from './model/class-order.ts';
import { orderExpiry } from './model/hold-until.ts';
import { moveOrder } from './move-order.ts';
import { changeOrder, lockOrder, type OrderRow } from './store/orders.ts';
import { seatLinesOf } from './store/outline.ts';

type Attempt = {
  expires_at: Date;
  /** False while an order by contract waits for approval, when nothing is due either. */
  holdsSeats?: boolean;
};

/**
 * Holds the seats of a locked order for a payment attempt, again where they had lapsed, and returns when the attempt expires:
 * at the latest at a registration deadline. Refuses `class_closed` and `class_full`. [domain 1.2, 1.3]
 */
export function requestPayment(
  ctx: Ctx,
  order: OrderRow,
  { expires_at, holdsSeats = true }: Attempt,
): Promise<{ expires_at: Date }> {
  return inTransaction(ctx, async (tx) => {
    const items = await seatLinesOf(tx, order.id);
    const until = notPast(expires_at, deadlinesOf(items));
    if (until <= tx.now()) throw new Refusal('class_closed');
    if (holdsSeats) await holdItems(tx, { items, userId: order.user_id, until });
    else for (const { id } of inClassOrder(items)) await releaseSeats(tx, { order_item_id: id });
    const pay_by = holdsSeats ? until : null;
    const due = { expires_at: orderExpiry(until, order.expires_at), pay_by };
    if (order.status === 'pendente') await moveOrder(tx, order, { move: 'requestPayment', ...due });
    else await changeOrder(tx, order.id, due);
    return { expires_at: until };
  });
}

/**
 * Extends an order and the seats it still holds while its payment is reviewed: nothing is due. Refuses
 * `order_not_payable` for an ended order.
 */
export function extendOrder(ctx: Ctx, orderId: number, until: Date): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!isOpenOrder(order.status)) throw new Refusal('order_not_payable');
    const items = await seatLinesOf(tx, orderId);
    const heldUntil = notPast(until, deadlinesOf(items));
    for (const { id, class_id, quantity } of inClassOrder(items)) {
      if (heldUntil <= tx.now()) break;
      const hold = { class_id, order_item_id: id, quantity, expires_at: heldUntil, user_id: order.user_id };
      await holdSeats(tx, hold);
    }
    await changeOrder(tx, orderId, { expires_at: orderExpiry(until, order.expires_at), pay_by: null });
  });
}

/** After an attempt has ended without money, an open order can be paid until it expires or a class closes. */
export function awaitNewPayment(ctx: Ctx, orderId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { status, expires_at } = await lockOrder(tx, orderId);
    if (!isOpenOrder(status) || expires_at === null) return;
    await changeOrder(tx, orderId, { pay_by: expires_at });
  });
}

function deadlinesOf(lines: { registration_deadline: Date | null }[]): (Date | null)[] {
  return lines.map(({ registration_deadline }) => registration_deadline);
}
