import type { Ctx } from '#api/shared/context.ts';
import { inClassOrder } from './model/class-order.ts';
import { settledItemsOf } from './store/items.ts';

export type PaidSeats = {
  order_item_id: number;
  class_id: number;
  course_id: number;
  quantity: number;
  /** Fewer than `quantity` until the buyer has assigned all seats. */
  person_ids: number[];
};

/** Empty unless the order is paid. Services have no seats, and refunded lines none any more. */
export async function paidSeats(ctx: Ctx, orderId: number): Promise<PaidSeats[]> {
  const taught = (await settledItemsOf(ctx, orderId)).filter(
    ({ kind, refunded_at }) => kind !== 'service' && refunded_at === null,
  );
  return inClassOrder(taught).map(({ id, class_id, course_id, quantity, person_ids }) => ({
    order_item_id: id,
    class_id,
    course_id,
    quantity,
    person_ids,
  }));
}
