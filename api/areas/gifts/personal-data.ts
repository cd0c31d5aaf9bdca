import { clearGifts } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockGift, moveGift } from './move-gift.ts';
import { findGift } from './store/gifts.ts';
import { givenIds, giftsToTakeAlong, receivedIds } from './store/personal.ts';

/**
 * Name, address and message belong to the giver and the recipient. When one of them is erased they go, except that a gift
 * of the erased person can still be accepted. The line stays with its order, which fiscal law keeps.
 */
export const giftsData: PersonalData = {
  takeAlong: async function* (ctx, whose) {
    yield { path: 'gifts.json', rows: fromOne(() => giftsToTakeAlong(ctx, whose)) };
  },
  erase: async (ctx, whose) => {
    await clearGifts(ctx, await givenIds(ctx, whose));
    for (const id of await receivedIds(ctx, whose)) await eraseReceived(ctx, id);
  },
};

/** The giver learns that it was declined, and can give it to somebody else. */
function eraseReceived(ctx: Ctx, orderItemId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const seen = await findGift(tx, orderItemId);
    if (!seen) return;
    const gift = await lockGift(tx, seen);
    if (gift.status === 'sent') {
      await moveGift(tx, gift, { move: 'decline', token_hash: null, answered_at: tx.now() });
      await emit(tx, 'gift_answered', { order_item_id: orderItemId });
    }
    // Nobody has received it yet: the address is the giver's alone.
    if (gift.status !== 'unpaid' && gift.status !== 'scheduled') await clearGifts(tx, [orderItemId]);
  });
}
