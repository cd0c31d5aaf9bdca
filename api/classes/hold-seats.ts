import type { Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { hasRoomFor, seatsLeft } from './model/seats.ts';
import { lockClass, readSeats, writeHold, type Hold } from './seats-store.ts';

/**
 * Holds seats for an order item until it is paid or `expires_at`; asked again for the same item, the new hold takes the
 * place of the old one. Answers false when the class is full or cannot be bought (domain 1.4, 4.1). The class stays
 * locked until the caller's transaction ends: who wants seats in several classes asks in the order of their ids.
 */
export function holdSeats(ctx: Ctx, hold: Hold): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const found = await lockClass(inside, hold.class_id);
    return found?.isForSale ? holdWhereFree(inside, hold) : false;
  });
}

/** Looks and takes. Only right under the lock of the class: between look and taking another buyer may have looked too. */
export async function holdWhereFree(ctx: Ctx, hold: Hold): Promise<boolean> {
  const seats = await readSeats(ctx, { class_id: hold.class_id, besides: hold.order_item_id });
  if (!hasRoomFor(hold.quantity, seats)) return false;

  await writeHold(ctx, { ...hold, status: 'active' });
  if (seatsLeft(seats) === hold.quantity) await dropPages(ctx, '/courses', '/');
  return true;
}
