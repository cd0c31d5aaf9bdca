import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import { splitHold } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { splitOne } from './model/split-line.ts';
import { insertGifts } from './store/gifts.ts';
import { itemsOf } from './store/items.ts';
import { lockOrderOf } from './store/orders.ts';
import { splitItem } from './store/split-item.ts';

/**
 * Makes a gift of one seat that nobody has, as a line of its own, which can then be accepted, declined and refunded by
 * itself. Answers its id. Call it under the locks of the order and of the class.
 */
export async function giveSeatOfLine(tx: Ctx, orderItemId: number, gift: GiftDetails): Promise<number> {
  const { id: orderId } = await lockOrderOf(tx, orderItemId);
  const line = (await itemsOf(tx, [orderId])).find(({ id }) => id === orderItemId);
  if (!line) throw new Error(`Line ${orderItemId} has no order.`);
  if (line.quantity === 1) {
    await insertGifts(tx, [{ id: orderItemId, gift }]);
    return orderItemId;
  }
  const id = await splitItem(tx, orderItemId, splitOne(line));
  await splitHold(tx, { from: { order_item_id: orderItemId }, to: { order_item_id: id } });
  await insertGifts(tx, [{ id, gift }]);
  return id;
}
