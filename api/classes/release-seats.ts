import type { Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { isFull } from './model/seats.ts';
import { findHold, readSeats, setHoldStatus } from './seats-store.ts';

/** Gives the seats of an order item back, held or taken; without any it does nothing. */
export async function releaseSeats(ctx: Ctx, { order_item_id }: { order_item_id: number }): Promise<void> {
  const hold = await findHold(ctx, order_item_id);
  if (!hold || hold.status === 'released') return;
  const wasFull = isFull(await readSeats(ctx, { class_id: hold.class_id, besides: null }));
  await setHoldStatus(ctx, hold.id, 'released');
  if (wasFull) await dropPages(ctx, '/courses', '/');
}
