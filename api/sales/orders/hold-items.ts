import { Refusal } from '#contract/refusals.ts';
import { classSummaries, holdSeats } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inClassOrder } from './model/class-order.ts';
import type { ItemRow } from './store/items.ts';

type Input = { items: Pick<ItemRow, 'id' | 'class_id' | 'quantity'>[]; userId: number; until: Date };

/** Holds all seats or none, including those offered to the buyer. Refuses `class_full` and `class_closed`. */
export async function holdItems(ctx: Ctx, { items, userId, until }: Input): Promise<void> {
  for (const { id, class_id, quantity } of inClassOrder(items)) {
    const held = await holdSeats(ctx, { class_id, order_item_id: id, quantity, expires_at: until, user_id: userId });
    if (!held) throw await whyNot(ctx, class_id);
  }
}

async function whyNot(ctx: Ctx, classId: number): Promise<Refusal> {
  const match = (await classSummaries(ctx, [classId])).get(classId);
  return new Refusal(match?.is_for_sale ? 'class_full' : 'class_closed');
}
