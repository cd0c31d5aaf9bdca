import type { Gift, GiftChange } from '#contract/areas/gifts/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { countGifts, requireGiftDetails, saveGift } from '#api/sales/orders/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { acceptableUntil, isAcceptable, giftLifeCycle, type GiftMove } from './model/gift-status.ts';
import { isDue, lockGift, sendGift } from './move-gift.ts';
import { giftAfter } from './present-gift.ts';
import { findGift, type GiftRow } from './store/gifts.ts';
import { insertScheduled } from './store/write-gifts.ts';

const emailsOfGift = { most: 10, withinSeconds: daySeconds };

export function changeGift(ctx: Ctx, { order_item_id, ...input }: GiftChange): Promise<Gift> {
  return inTransaction(ctx, async (tx) => {
    const gift = await lockOwn(tx, order_item_id, 'change');
    const waits = gift.status === 'unpaid' || gift.status === 'scheduled';
    const options = { ...input, send_on: waits ? input.send_on : null };
    if (gift.gross_minor === 0 && input.message !== '') throw new Refusal('gift_message_free', { field: 'message' });
    const giver = { giverId: gift.user_id, until: acceptableUntil(gift) };
    const details = await requireGiftDetails(tx, options, giver);
    await saveGift(tx, order_item_id, details);
    if (!waits) await sendAgain(tx, gift, 'change');
    else if (gift.status === 'scheduled' && isDue(details, tx.now())) await sendAgain(tx, gift, 'send');
    return giftAfter(tx, order_item_id);
  });
}

export function resendGift(ctx: Ctx, { order_item_id }: { order_item_id: number }): Promise<Gift> {
  return inTransaction(ctx, async (tx) => {
    await sendAgain(tx, await lockOwn(tx, order_item_id, 'resend'), 'resend');
    return giftAfter(tx, order_item_id);
  });
}

/** Locks it for its giver, or for staff. */
async function lockOwn(tx: Ctx, orderItemId: number, move: GiftMove): Promise<GiftRow> {
  const { userId } = signedIn(tx);
  const seen = await findGift(tx, orderItemId);
  if (!seen || (seen.user_id !== userId && !hasClaims(tx, 'orders.edit'))) throw new Refusal('not_found');
  const gift = await lockGift(tx, seen);
  giftLifeCycle.next(gift.status, move);
  if (gift.is_on_hold) throw new Refusal('gift_over');
  if (!isAcceptable(gift, tx.now())) throw new Refusal('class_closed');
  return gift;
}

async function sendAgain(tx: Ctx, gift: GiftRow, move: 'send' | 'resend' | 'change'): Promise<void> {
  if (move !== 'send' && gift.user_id === signedIn(tx).userId) await countGifts(tx, 1);
  await limitRate(tx, `gift emails ${gift.order_item_id}`, emailsOfGift);
  // Its order may have been paid a moment ago.
  await insertScheduled(tx, [gift.order_item_id]);
  await sendGift(tx, gift, move);
}
