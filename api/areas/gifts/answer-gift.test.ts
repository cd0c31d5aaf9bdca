import { describe, expect } from 'vitest';
import { after, asA } from '#api/people/identity/make.ts';
import { endReturned } from '#api/learning/enrollments/make.ts';
import { signedIn } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { acceptGift, declineGift, readGift } from './answer-gift.ts';
import { changeGift, resendGift } from './change-gift.ts';
import {
  changeTo,
  enrolledOn,
  giftSeenBy,
  giftTokenTo,
  makeGift,
  makeRecipient,
  makeRefundOf,
  messagesTo,
  returnItem,
  stateOf,
} from './make.ts';
import { notifyGiver } from './notify-giver.ts';
import { cancelGifts, expireGifts } from './send-gifts.ts';
import { writeGiftEmail } from './write-gift-email.ts';

describe('accepting a gift', () => {
  test('needs the address, enrolls once and fulfils the order', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    const token = await giftTokenTo(ctx, gift);
    await expect(acceptGift(ctx, { token })).rejects.toThrow('not_signed_in');
    await expect(acceptGift(await asA(ctx, 'student'), { token })).rejects.toThrow('gift_of_another');
    await expect(acceptGift(gift.giver, { token })).rejects.toThrow('gift_of_another');
    const me = await makeRecipient(ctx, { email: gift.email.toUpperCase() });
    await expect(acceptGift(me, { token: 'guessed' })).rejects.toThrow('not_found');
    expect(await acceptGift(me, { token })).toMatchObject({ status: 'accepted', course_id: gift.courseId });
    expect(await acceptGift(me, { token })).toMatchObject({ status: 'accepted' });
    expect(await enrolledOn(ctx, gift)).toEqual([{ person_id: signedIn(me).personId, status: 'enrolled' }]);
    const order = ctx.db.selectFrom('orders').select('status').where('id', '=', gift.orderId);
    expect(await order.executeTakeFirst()).toEqual({ status: 'finalizada' });
    for (const system of [asSystem(ctx), asSystem(ctx)]) await notifyGiver(system, gift.itemId);
    expect(await messagesTo(ctx, gift.giver)).toEqual(['gift_accepted']);
    expect(await stateOf(gift.giver, gift)).toBe('accepted');
    await expect(changeGift(gift.giver, changeTo('c@mestria.test', gift))).rejects.toThrow('gift_accepted');
    await expect(resendGift(gift.giver, { order_item_id: gift.itemId })).rejects.toThrow('gift_accepted');
    await expect(declineGift(me, { token })).rejects.toThrow('gift_accepted');
  });

  test('is refused to who has the course, until the giver gives it to somebody else', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    const me = await makeRecipient(ctx, gift);
    await ctx.db
      .insertInto('enrollments')
      .values({
        class_id: gift.classId,
        course_id: gift.courseId,
        person_id: signedIn(me).personId,
        status: 'enrolled',
        registered_at: ctx.now(),
        enrolled_at: ctx.now(),
      })
      .execute();
    const token = await giftTokenTo(ctx, gift);
    await expect(acceptGift(me, { token })).rejects.toThrow('gift_owned');
    await declineGift(me, { token });
    await notifyGiver(asSystem(ctx), gift.itemId);
    expect(await messagesTo(ctx, gift.giver)).toEqual(['gift_declined']);
    await expect(resendGift(gift.giver, { order_item_id: gift.itemId })).rejects.toThrow('gift_declined');
    const other = { ...gift, email: 'outra@mestria.test' };
    expect(await changeGift(gift.giver, changeTo(other.email, gift))).toMatchObject({ status: 'sent' });
    await writeGiftEmail(asSystem(ctx), gift.itemId);
    await acceptGift(await makeRecipient(ctx, other), { token: await giftTokenTo(ctx, other) });
    expect(await stateOf(gift.giver, gift)).toBe('accepted');
  });
});

describe('a gift that can no longer be accepted', () => {
  test('by an older link, after it expired or was declined, finds nothing', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    const me = await makeRecipient(ctx, gift);
    const old = await giftTokenTo(ctx, gift);
    await resendGift(gift.giver, { order_item_id: gift.itemId });
    await expect(acceptGift(me, { token: old })).rejects.toThrow('not_found');
    await writeGiftEmail(asSystem(ctx), gift.itemId);
    const token = await giftTokenTo(ctx, gift);
    const late = after(me, { days: 200 });
    for (const _ of ['reading', 'job']) {
      await expect(readGift(late, { token })).rejects.toThrow('not_found');
      await expect(acceptGift(late, { token })).rejects.toThrow('not_found');
      await expect(declineGift(late, { token })).rejects.toThrow('not_found');
      expect(await stateOf(after(gift.giver, { days: 200 }), gift)).toBe('expired');
      await expireGifts(asSystem(late));
    }
    await notifyGiver(asSystem(late), gift.itemId);
    expect(await messagesTo(ctx, gift.giver)).toEqual(['gift_expired']);
    const again = await resendGift(after(gift.giver, { days: 200 }), { order_item_id: gift.itemId });
    expect(again).toMatchObject({ status: 'sent' });
  });

  test('ends with the registrations of its class, also for the giver', async ({ ctx }) => {
    const gift = await makeGift(ctx, {
      class: { type: 'presential', registration_deadline: '2026-12-01T17:00:00Z', start_at: '2026-12-08T08:00:00Z' },
    });
    expect(await giftSeenBy(gift.giver, gift)).toMatchObject({ expires_at: '2026-12-01T17:00:00.000Z', is_open: true });
    const late = after(gift.giver, { days: 11 });
    expect(await giftSeenBy(late, gift)).toMatchObject({ status: 'expired', is_open: false });
    await expect(resendGift(late, { order_item_id: gift.itemId })).rejects.toThrow('class_closed');
  });

  test('of a class that was canceled is refused', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    await ctx.db.updateTable('classes').set({ status: 'canceled' }).where('id', '=', gift.classId).execute();
    const me = await makeRecipient(ctx, gift);
    await expect(acceptGift(me, { token: await giftTokenTo(ctx, gift) })).rejects.toThrow('gift_class_over');
  });

  test('is refused while the money is asked back, and finds nothing once it was returned', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    const me = await makeRecipient(ctx, gift);
    const token = await giftTokenTo(ctx, gift);
    const refund = await makeRefundOf(ctx, gift);
    await expect(acceptGift(me, { token })).rejects.toThrow('gift_on_hold');
    await expect(resendGift(gift.giver, { order_item_id: gift.itemId })).rejects.toThrow('gift_over');
    expect(await giftSeenBy(gift.giver, gift)).toMatchObject({ is_open: false });
    await ctx.db.updateTable('refunds').set({ status: 'done' }).where('id', '=', refund).execute();
    await returnItem(ctx, gift);
    await expect(acceptGift(me, { token })).rejects.toThrow('not_found');
    for (const _ of ['once', 'again']) await cancelGifts(asSystem(ctx), [gift.itemId]);
    expect(await stateOf(gift.giver, gift)).toBe('canceled');
    expect(await enrolledOn(ctx, gift)).toEqual([]);
  });

  test('ends with the money that is returned later', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    await acceptGift(await makeRecipient(ctx, gift), { token: await giftTokenTo(ctx, gift) });
    await returnItem(ctx, gift);
    await endReturned(asSystem(ctx), [gift.itemId]);
    await cancelGifts(asSystem(ctx), [gift.itemId]);
    expect(await enrolledOn(ctx, gift)).toMatchObject([{ status: 'withdrawal' }]);
    expect(await stateOf(gift.giver, gift)).toBe('canceled');
  });
});
