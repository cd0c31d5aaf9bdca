import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { isDue, lockGift, moveGift, sendGift } from './move-gift.ts';
import { dueGifts } from './store/due-gifts.ts';
import { findGift, paidGiftsOf } from './store/gifts.ts';
import { expireDue, insertScheduled, storedStatuses } from './store/write-gifts.ts';

const batch = 500;

/** Of an order that was just paid; those without a later day are sent. Idempotent. */
export async function openGifts(ctx: Ctx, orderId: number): Promise<void> {
  const gifts = await paidGiftsOf(ctx, orderId);
  if (gifts.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    const subjectIds = await insertScheduled(
      tx,
      gifts.map(({ order_item_id }) => order_item_id),
    );
    await recordMoves(tx, { subject: 'gift', subjectIds, move: 'open', from: 'unpaid', to: 'scheduled' });
  });
  for (const { order_item_id } of gifts) await sendDue(ctx, order_item_id);
}

/** Those whose day has come. */
export async function sendGifts(ctx: Ctx): Promise<void> {
  for (const id of await dueGifts(ctx, batch)) await sendDue(ctx, id);
}

function sendDue(ctx: Ctx, orderItemId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findGift(tx, orderItemId);
    if (!seen) return;
    const gift = await lockGift(tx, seen);
    if (gift.status === 'scheduled' && isDue(gift, tx.now())) await sendGift(tx, gift, 'send');
  });
}

export async function expireGifts(ctx: Ctx): Promise<void> {
  for (;;) {
    const expired = await inTransaction(ctx, async (tx) => {
      const subjectIds = await expireDue(tx, batch);
      await recordMoves(tx, { subject: 'gift', subjectIds, move: 'expire', from: 'sent', to: 'expired' });
      await emitAll(
        tx,
        'gift_answered',
        subjectIds.map((order_item_id) => ({ order_item_id })),
      );
      return subjectIds.length;
    });
    if (expired < batch) return;
  }
}

/** Once the money of these lines was returned. Enrollments end by themselves. Idempotent. */
export async function cancelGifts(ctx: Ctx, orderItemIds: readonly number[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { order_item_id, status } of await storedStatuses(tx, orderItemIds)) {
      if (status !== 'canceled') await moveGift(tx, { order_item_id, status }, { move: 'cancel', token_hash: null });
    }
  });
}
