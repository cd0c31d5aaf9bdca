import type { Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { isFull } from './model/seats.ts';
import { findHold, lockClass, readSeats, setHoldStatus } from './seats-store.ts';
import { tellFreed } from './tell-freed.ts';

/**
 * Gives the seats of an order item back, held or taken; without any it does nothing. The class stays locked until the
 * caller's transaction ends: who gives seats of several classes back does so in the order of their ids.
 */
export async function releaseSeats(ctx: Ctx, { order_item_id }: { order_item_id: number }): Promise<void> {
  const seen = await findHold(ctx, order_item_id);
  if (!seen) return;
  await lockClass(ctx, seen.class_id);
  const hold = await findHold(ctx, order_item_id);
  if (!hold || hold.status === 'released') return;
  const is = await readSeats(ctx, { class_id: hold.class_id, besides: order_item_id });
  // One that has expired holds nothing any more, yet only now is it known that its seats are free.
  const was = { ...is, taken: is.taken + hold.quantity };
  await setHoldStatus(ctx, hold.id, 'released');
  if (!isFull(was)) return;
  await tellFreed(ctx, hold.class_id, { was, is });
  await dropPages(ctx, '/courses', '/');
}
