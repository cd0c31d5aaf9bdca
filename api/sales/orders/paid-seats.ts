import { isOpenOrder } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inClassOrder } from './model/class-order.ts';
import { itemsOf, settledItemsOf, type ItemRow } from './store/items.ts';
import { findOrder } from './store/orders.ts';

export type PaidSeats = {
  order_item_id: number;
  class_id: number;
  course_id: number;
  quantity: number;
  /** Fewer than `quantity` until the buyer has assigned all seats; without those who left theirs. */
  person_ids: number[];
};

/** Of an order that still waits for its payment; empty for any other. */
export async function openSeats(ctx: Ctx, orderId: number): Promise<PaidSeats[]> {
  const { status } = await findOrder(ctx, orderId);
  return isOpenOrder(status) ? seatsOf(await itemsOf(ctx, [orderId])) : [];
}

/** Empty unless the order is paid. Services have no seats, and refunded lines none any more. */
export async function paidSeats(ctx: Ctx, orderId: number): Promise<PaidSeats[]> {
  return seatsOf(await settledItemsOf(ctx, orderId));
}

function seatsOf(items: ItemRow[]): PaidSeats[] {
  const taught = items.filter(({ kind, refunded_at }) => kind !== 'service' && refunded_at === null);
  return inClassOrder(taught).map(({ id, class_id, course_id, quantity, person_ids, ended_person_ids }) => ({
    order_item_id: id,
    class_id,
    course_id,
    quantity,
    person_ids: person_ids.filter((personId) => !ended_person_ids.includes(personId)),
  }));
}
