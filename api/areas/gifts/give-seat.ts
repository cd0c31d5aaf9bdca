import type { Gift, GivenSeat } from '#contract/areas/gifts/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { classSummaries, lockClass } from '#api/offer/classes/index.ts';
import { giveSeatOfLine, lockSeats, requireGiftDetails, type LockedSeats } from '#api/sales/orders/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { acceptableUntil, isAcceptable } from './model/gift-status.ts';
import { isDue, lockGift, sendGift } from './move-gift.ts';
import { giftAfter } from './present-gift.ts';
import { findGift, isBeingRefunded } from './store/gifts.ts';
import { insertScheduled } from './store/write-gifts.ts';

const seatsOfGiver = { most: 200, withinSeconds: daySeconds };

/** A paid seat that nobody has, of a buyer who is no organization, goes to an address, as a gift does. Decision 0131. */
export function giveSeat(ctx: Ctx, { order_item_id, ...input }: GivenSeat): Promise<Gift> {
  return inTransaction(ctx, async (tx) => {
    const { userId } = signedIn(tx);
    const seats = await lockSeats(tx, order_item_id);
    const isOwn = seats.userId === userId || hasClaims(tx, 'orders.edit');
    if (!isOwn || seats.organizationId !== null) throw new Refusal('not_found');
    await requireFree(tx, seats, order_item_id);
    const until = await requireOpenClass(tx, seats.classId);
    const details = await requireGiftDetails(tx, input, { giverId: seats.userId, until });
    await limitRate(tx, `given seats ${seats.userId}`, seatsOfGiver);
    const id = await giveSeatOfLine(tx, order_item_id, details);
    await insertScheduled(tx, [id]);
    if (isDue(details, tx.now())) await sendNow(tx, id);
    return giftAfter(tx, id);
  });
}

async function requireFree(tx: Ctx, { isPaid, quantity, personIds }: LockedSeats, orderItemId: number): Promise<void> {
  if (!isPaid) throw new Refusal('seats_unpaid');
  const isGift = (await findGift(tx, orderItemId)) !== undefined;
  const free = isGift ? 0 : quantity - personIds.length;
  if (free < 1) throw new Refusal('seats_too_few', { free: 0, chosen: 1 });
  if (await isBeingRefunded(tx, orderItemId)) throw new Refusal('gift_over');
}

/** Locks the class after the order. Answers when the seat can no longer be accepted. */
async function requireOpenClass(tx: Ctx, classId: number | null): Promise<Date | null> {
  if (classId === null) throw new Refusal('not_found');
  await lockClass(tx, classId);
  const run = (await classSummaries(tx, [classId])).get(classId);
  if (!run || !isAcceptable({ ...run, class_status: run.status }, tx.now())) throw new Refusal('class_closed');
  return acceptableUntil(run);
}

async function sendNow(tx: Ctx, orderItemId: number): Promise<void> {
  const seen = await findGift(tx, orderItemId);
  if (seen) await sendGift(tx, await lockGift(tx, seen), 'send');
}
