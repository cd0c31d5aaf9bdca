import { sql } from 'kysely';
import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Of `order_items as i`. */
export const giftOfItem = sql<GiftDetails | null>`(select json_build_object('email', g.email, 'name', g.name,
  'message', g.message, 'send_on', g.send_on) from order_gifts g where g.order_item_id = i.id)`;

export async function insertGifts(ctx: Ctx, items: { id: number; gift: GiftDetails | null }[]): Promise<void> {
  const rows = items.flatMap(({ id, gift }) => (gift ? [{ order_item_id: id, ...gift }] : []));
  if (rows.length > 0) await ctx.db.insertInto('order_gifts').values(rows).execute();
}

/** Call it under the lock of the order. */
export async function saveGift(tx: Ctx, orderItemId: number, details: GiftDetails): Promise<void> {
  await tx.db.updateTable('order_gifts').set(details).where('order_item_id', '=', orderItemId).execute();
}

/** Removes what identifies the recipient; the line stays with its order. */
export async function clearGifts(ctx: Ctx, orderItemIds: readonly number[]): Promise<void> {
  if (orderItemIds.length === 0) return;
  const empty = { email: '', name: '', message: '' };
  await ctx.db.updateTable('order_gifts').set(empty).where('order_item_id', 'in', orderItemIds).execute();
}
