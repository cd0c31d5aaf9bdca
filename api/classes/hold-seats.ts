import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lockClass, writeHold, type Holder, type NewHold } from './seats-store.ts';
import { takeRoom } from './take-room.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

/** `user_id` is who may have been offered one of the seats. */
export type Wish = NewHold & Holder & { user_id?: number | undefined };

/**
 * Holds seats for their holder until they are paid or `expires_at`; asked again for the same one, the new hold takes the
 * place of the old one. Answers false when the class is full or cannot be bought (domain 1.4, 4.1): what has come free is
 * offered to those who wait first, and only who has an offer gets past them, to the seat offered (domain 4.2). The class
 * stays locked until the caller's transaction ends: who wants seats in several classes asks in the order of their ids.
 */
export function holdSeats(ctx: Ctx, wish: Wish): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const found = await lockClass(inside, wish.class_id);
    if (!found?.isForSale) return false;
    await passSeatsOn(inside, wish.class_id);
    return holdWhereFree(inside, wish);
  });
}

/**
 * Looks and takes. Only right under the lock of the class, and once what is free was passed on: between look and taking
 * another buyer may have looked too, and who waits comes first.
 */
export async function holdWhereFree(ctx: Ctx, wish: Wish): Promise<boolean> {
  if (!(await takeRoom(ctx, wish))) return false;
  const { class_id, quantity, expires_at } = wish;
  await writeHold(ctx, wish, { class_id, quantity, expires_at });
  return true;
}
