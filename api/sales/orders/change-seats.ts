import { Refusal } from '#contract/refusals.ts';
import { isOpenOrder, isPaidOrder } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { moveOrder } from './move-order.ts';
import { isComplete, itemsOf, replacePersons } from './store/items.ts';
import { lockOrderOf } from './store/orders.ts';

/** `isPaid`: and the money was not returned. `isOpen`: it can still be paid. */
export type LockedSeats = {
  isPaid: boolean;
  isOpen: boolean;
  quantity: number;
  personIds: number[];
  /** Null where it is no class: a service has no seats. */
  classId: number | null;
  userId: number;
  organizationId: number | null;
};

/** The order of the line stays locked until the transaction ends; classes are locked after it. */
export async function lockSeats(tx: Ctx, orderItemId: number): Promise<LockedSeats> {
  const order = await lockOrderOf(tx, orderItemId);
  const item = (await itemsOf(tx, [order.id])).find(({ id }) => id === orderItemId);
  if (!item) throw new Refusal('not_found');
  const isPaid = isPaidOrder(order.status) && item.refunded_at === null;
  const { quantity, person_ids: personIds } = item;
  const { user_id: userId, organization_id: organizationId } = order;
  const classId = item.kind === 'service' ? null : item.class_id;
  return { isPaid, isOpen: isOpenOrder(order.status), quantity, personIds, classId, userId, organizationId };
}

type Change = {
  order_item_id: number;
  added: readonly number[];
  removed: readonly number[];
  enrolled: readonly number[];
};

/**
 * Changes who has the seats of a line. Those of `enrolled` are enrolled on them in the same transaction, the others later. The order is fulfilled once every
 * seat has its person, and waits again when one is taken back. Throws where a line would have more people than seats.
 */
export function changeSeats(ctx: Ctx, { order_item_id, added, removed, enrolled }: Change): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { quantity, personIds } = await lockSeats(tx, order_item_id);
    const remaining = personIds.filter((id) => !removed.includes(id)).length;
    if (remaining + added.length > quantity) throw new Error(`Line ${order_item_id} has ${quantity} seats only.`);
    await replacePersons(tx, { orderItemId: order_item_id, added, removed, enrolled });
    const order = await lockOrderOf(tx, order_item_id);
    const isOver = await isComplete(tx, order.id);
    if (isOver && order.status === 'aguarda-satisfacao') await moveOrder(tx, order, { move: 'fulfil' });
    if (!isOver && order.status === 'finalizada') await moveOrder(tx, order, { move: 'reopen' });
  });
}
