import type { Ctx } from '#api/shared/context.ts';
import { itemsOf, moveItem } from './store/items.ts';
import { lockOrderOf } from './store/orders.ts';

export type LineToTransfer = { user_id: number; organization_id: number | null; quantity: number };

/** The order of the line stays locked until the transaction ends; classes are locked after it. */
export async function lockLineToTransfer(tx: Ctx, orderItemId: number): Promise<LineToTransfer> {
  const { id, user_id, organization_id } = await lockOrderOf(tx, orderItemId);
  const item = (await itemsOf(tx, [id])).find((each) => each.id === orderItemId);
  if (!item) throw new Error(`Line ${orderItemId} has no order.`);
  return { user_id, organization_id, quantity: item.quantity };
}

/** The line is of another class from now on. Its seat is moved by the caller. */
export function transferLine(tx: Ctx, { order_item_id, class_id }: { order_item_id: number; class_id: number }) {
  return moveItem(tx, order_item_id, class_id);
}
