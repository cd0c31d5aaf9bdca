import { defineSlice } from '#api/shared/slice.ts';
import { acceptGift, declineGift, readGift } from './answer-gift.ts';
import { changeGift, resendGift } from './change-gift.ts';
import { giveSeat } from './give-seat.ts';
import { notifyGiver } from './notify-giver.ts';
import { giftsData } from './personal-data.ts';
import { retrieveGifts } from './retrieve-gifts.ts';
import { cancelGifts, expireGifts, openGifts, sendGifts } from './send-gifts.ts';
import { tables } from './tables.ts';
import { writeGiftEmail } from './write-gift-email.ts';

export const giftsSlice = defineSlice('gifts', {
  verbs: { acceptGift, changeGift, declineGift, giveSeat, readGift, resendGift, retrieveGifts },
  reactions: {
    order_paid: { 'open-gifts': (ctx, { order_id }) => openGifts(ctx, order_id) },
    order_items_returned: { 'cancel-gifts': (ctx, { order_item_ids }) => cancelGifts(ctx, order_item_ids) },
    gift_sent: { 'write-gift-email': (ctx, { order_item_id }) => writeGiftEmail(ctx, order_item_id) },
    gift_answered: { 'notify-giver': (ctx, { order_item_id }) => notifyGiver(ctx, order_item_id) },
  },
  jobs: {
    'send-gifts': { cron: '11 * * * *', run: sendGifts },
    'expire-gifts': { cron: '17 * * * *', run: expireGifts },
  },
  personalData: giftsData,
  tables,
});
