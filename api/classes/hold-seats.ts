import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lockClass, writeHolds, type Holder, type NewHold } from './seats-store.ts';
import { takeRoom } from './take-room.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

/** `user_id` is who may have been offered one of the seats. */
export type HoldRequest = NewHold & Holder & { user_id?: number | undefined };

/**
 * Holds seats for their holder until they are paid or `expires_at`; asked again for the same one, the new hold takes the
 * place of the old one. Answers false when the class is full or cannot be bought (domain 1.4, 4.1): what has come free is
 * offered to those who wait first, and only who has an offer gets past them, to the seat offered (domain 4.2). The class
 * stays locked until the caller's transaction ends: who wants seats in several classes asks in the order of their ids.
 */
export function holdSeats(ctx: Ctx, hold: HoldRequest): Promise<boolean> {
  return holdInTurn(ctx, forOne(hold));
}

type Each = { class_id: number; seats: { enrollment_id: number; user_id?: number | undefined }[] };

/** The same for good, one seat for each of several enrollments: all of them, or none. As many queries as for one. */
export function holdSeatEach(ctx: Ctx, { class_id, seats }: Each): Promise<boolean> {
  const holders = seats.map(({ enrollment_id }) => ({ enrollment_id }));
  const user_ids = seats.flatMap(({ user_id }) => user_id ?? []);
  return holdInTurn(ctx, { class_id, quantity: 1, expires_at: null, holders, user_ids });
}

/** So many seats for each of the holders; the users may have been offered some. */
type Wanted = NewHold & { holders: Holder[]; user_ids: number[] };

export function forOne({ class_id, quantity, expires_at, user_id, ...holder }: HoldRequest): Wanted {
  return { class_id, quantity, expires_at, holders: [holder], user_ids: user_id === undefined ? [] : [user_id] };
}

function holdInTurn(ctx: Ctx, wanted: Wanted): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await lockClass(tx, wanted.class_id);
    if (!found?.isForSale) return false;
    await passSeatsOn(tx, wanted.class_id);
    return holdWhereFree(tx, wanted);
  });
}

/**
 * Looks and takes. Only right under the lock of the class, and once what is free was passed on: between look and taking
 * another buyer may have looked too, and who waits comes first.
 */
export async function holdWhereFree(ctx: Ctx, { holders, user_ids, ...hold }: Wanted): Promise<boolean> {
  const quantity = hold.quantity * holders.length;
  if (!(await takeRoom(ctx, { class_id: hold.class_id, quantity, holders, user_ids }))) return false;
  await writeHolds(ctx, holders, hold);
  return true;
}
