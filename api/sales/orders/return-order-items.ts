import { classSummaries, releaseSeats } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { inClassOrder } from './model/class-order.ts';
import { moveOrder } from './move-order.ts';
import { isComplete, itemsOf, markRefunded } from './store/items.ts';
import { lockOrder } from './store/orders.ts';

type Returned = { order_id: number; order_item_ids: readonly number[]; isWhole: boolean };

/**
 * Frees the seats of lines whose money was returned; once all of it was, of every line, and the order is `devolvida`
 * [domain 1.4]. Enrollments end by the event.
 */
export function returnOrderItems(ctx: Ctx, { order_id, order_item_ids, isWhole }: Returned): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, order_id);
    const items = await itemsOf(tx, [order_id]);
    const returned = isWhole ? items : items.filter(({ id }) => order_item_ids.includes(id));
    if (isWhole) await moveOrder(tx, order, { move: 'refund' });
    if (returned.length === 0) return;
    for (const { id } of inClassOrder(returned)) await releaseSeats(tx, { order_item_id: id });
    const ids = returned.map(({ id }) => id);
    await markRefunded(tx, ids);
    if (order.status === 'aguarda-satisfacao' && !isWhole && (await isComplete(tx, order_id))) {
      await moveOrder(tx, order, { move: 'fulfil' });
    }
    await emit(tx, 'order_items_returned', { order_id, order_item_ids: ids });
  });
}

/** `price_minor` is what was paid for the line: after its discount, VAT included. */
export type OrderLine = {
  id: number;
  price_minor: number;
  start_at: Date | null;
  /** The end of the registrations. */
  closes_at: Date | null;
};

export async function linesOfOrder(ctx: Ctx, orderId: number): Promise<OrderLine[]> {
  const items = await itemsOf(ctx, [orderId]);
  const classes = await classSummaries(
    ctx,
    items.flatMap(({ class_id }) => class_id ?? []),
  );
  return items.map(({ id, net_minor, tax_minor, class_id }) => {
    const held = class_id === null ? undefined : classes.get(class_id);
    return {
      id,
      price_minor: net_minor + tax_minor,
      start_at: held?.start_at ?? null,
      closes_at: held?.registration_deadline ?? null,
    };
  });
}
