import { Refusal } from '#contract/refusals.ts';
import { classForSale, holdSeats } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inClassOrder } from './model/class-order.ts';
import type { ItemRow } from './store/items.ts';

/** Holds the seats of an order until then, all or none. Refuses `class_full` and `class_closed`. */
export async function holdItems(ctx: Ctx, items: ItemRow[], until: Date): Promise<void> {
  for (const { id, class_id, quantity } of inClassOrder(items)) {
    const held = await holdSeats(ctx, { class_id, order_item_id: id, quantity, expires_at: until });
    if (!held) throw new Refusal((await classForSale(ctx, class_id)) ? 'class_full' : 'class_closed');
  }
}
