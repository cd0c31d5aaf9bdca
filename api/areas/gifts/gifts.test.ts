import { describe, expect } from 'vitest';
import { after, asA } from '#api/people/identity/make.ts';
import type { GiftFilter } from '#contract/areas/gifts/calls.ts';
import { giftsADay } from '#contract/sales/orders/values.ts';
import { settleOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { acceptGift, readGift } from './answer-gift.ts';
import { changeGift, resendGift } from './change-gift.ts';
import {
  changeTo,
  giftSeenBy,
  giftTokenTo,
  mailsTo,
  makeFreeGift,
  makeGift,
  makeRecipient,
  stateOf,
  whoseOf,
} from './make.ts';
import { giftsData } from './personal-data.ts';
import { retrieveGifts } from './retrieve-gifts.ts';
import { openGifts, sendGifts } from './send-gifts.ts';
import { writeGiftEmail } from './write-gift-email.ts';

async function idsOf(ctx: Ctx, filter: GiftFilter): Promise<number[]> {
  const { results } = await retrieveGifts(ctx, queryOf({ filter }));
  return results.map(({ order_item_id: id }) => id);
}

describe('staff look gifts up', () => {
  test('by recipient, order and state; one past its moment has expired before the job comes by', async ({ ctx }) => {
    const gift = await makeGift(ctx, { name: 'Inês Conceição' });
    const other = await makeGift(ctx);
    const staff = await asA(ctx, 'administrator');
    const [{ order_number: number } = { order_number: '' }] = (
      await retrieveGifts(staff, queryOf({ filter: { order_id: gift.orderId } }))
    ).results;
    expect(number).toMatch(/^M-/);
    for (const search of ['ines conceicao', gift.email.toUpperCase(), number]) {
      expect(await idsOf(staff, { search })).toEqual([gift.itemId]);
    }
    expect(await idsOf(staff, { status: 'sent' })).toEqual([other.itemId, gift.itemId]);
    const later = after(staff, { days: 900 });
    expect(await idsOf(later, { status: 'sent' })).toEqual([]);
    expect(await idsOf(later, { status: ['expired', 'declined'] })).toEqual([other.itemId, gift.itemId]);
    expect(await idsOf(await asA(ctx, 'student'), { search: number })).toEqual([]);
  });
});

describe('a gift', () => {
  test('is one email once it is paid, whose token only the email has', async ({ ctx }) => {
    const gift = await makeGift(ctx, { name: 'Ana', message: 'Parabéns pelo diploma!' });
    for (const _ of ['again', 'and again']) {
      await openGifts(asSystem(ctx), gift.orderId);
      await writeGiftEmail(asSystem(ctx), gift.itemId);
    }
    const mails = await mailsTo(ctx, gift.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('Olá Ana.');
    expect(mails[0]?.body_text).toContain('Parabéns pelo diploma!');
    expect(mails[0]?.body_text).toContain('21 de maio de 2027');
    const token = await giftTokenTo(ctx, gift);
    expect(token).toHaveLength(43);
    const row = await ctx.db.selectFrom('gifts').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await readGift(ctx, { token })).toMatchObject({
      name: 'Ana',
      message: 'Parabéns pelo diploma!',
      status: 'sent',
    });
    await expect(readGift(ctx, { token: 'guessed' })).rejects.toThrow('not_found');
  });

  test('is sent in the language of the giver, and of who has an account', async ({ ctx }) => {
    const giver = await asA(ctx, 'student');
    const english = ctx.db.selectFrom('locales').select('id').where('key', '=', 'en-GB');
    await ctx.db.updateTable('users').set({ locale_id: english }).where('id', '=', signedIn(giver).userId).execute();
    const gift = await makeGift(ctx, { giver });
    expect(await mailsTo(ctx, gift.email)).toMatchObject([{ locale: 'en-GB' }]);
    expect((await mailsTo(ctx, gift.email))[0]?.body_text).toContain('?lang=en-GB');
    const email = 'conhecida@mestria.test';
    await makeRecipient(ctx, { email });
    await makeGift(ctx, { giver, email });
    expect(await mailsTo(ctx, email)).toMatchObject([{ locale: 'pt-PT' }]);
  });

  test('waits for the payment and for its day', async ({ ctx }) => {
    const gift = await makeGift(ctx, { isPaid: false, send_on: '2026-12-01' });
    expect(await stateOf(gift.giver, gift)).toBe('unpaid');
    await openGifts(asSystem(ctx), gift.orderId);
    await expect(resendGift(gift.giver, { order_item_id: gift.itemId })).rejects.toThrow('gift_unpaid');
    await settleOrder(asSystem(ctx), gift.orderId);
    await openGifts(asSystem(ctx), gift.orderId);
    await sendGifts(asSystem(ctx));
    expect(await stateOf(gift.giver, gift)).toBe('scheduled');
    const later = after(gift.giver, { days: 10 });
    await sendGifts(asSystem(later));
    await writeGiftEmail(asSystem(later), gift.itemId);
    expect(await stateOf(later, gift)).toBe('sent');
    expect(await mailsTo(ctx, gift.email)).toHaveLength(1);
  });

  test('that waits for its day can be sent now', async ({ ctx }) => {
    const gift = await makeGift(ctx, { send_on: '2026-12-01' });
    expect(await resendGift(gift.giver, { order_item_id: gift.itemId })).toMatchObject({ status: 'sent' });
    const other = await makeGift(ctx, { send_on: '2026-12-01' });
    expect(await changeGift(other.giver, changeTo(other.email, other))).toMatchObject({ status: 'sent' });
  });

  test('of an order that is canceled is over', async ({ ctx }) => {
    const gift = await makeGift(ctx, { isPaid: false });
    await ctx.db.updateTable('orders').set({ status: 'cancelada' }).where('id', '=', gift.orderId).execute();
    expect(await stateOf(gift.giver, gift)).toBe('canceled');
    await expect(changeGift(gift.giver, changeTo('c@mestria.test', gift))).rejects.toThrow('gift_over');
  });
});

describe('gifts of what costs nothing', () => {
  test('have no message, when they are ordered and when they are changed', async ({ ctx }) => {
    const giver = await asA(ctx, 'student');
    const message = 'A sua conta foi bloqueada.';
    await expect(makeFreeGift(ctx, { giver, message })).rejects.toMatchObject({
      code: 'gift_message_free',
      data: { field: 'gifts.0.message' },
    });
    const gift = await makeFreeGift(ctx, { giver });
    await expect(changeGift(giver, { ...changeTo('b@mestria.test', gift), message })).rejects.toMatchObject({
      code: 'gift_message_free',
      data: { field: 'message' },
    });
    await changeGift(giver, changeTo('b@mestria.test', gift));
  });

  test('leave out a message that an older version stored', async ({ ctx }) => {
    const gift = await makeFreeGift(ctx, { name: 'http://evil.example/a' });
    await ctx.db.updateTable('order_gifts').set({ message: 'Confirme a sua conta.' }).execute();
    await resendGift(gift.giver, { order_item_id: gift.itemId });
    await writeGiftEmail(asSystem(ctx), gift.itemId);
    const mails = await mailsTo(ctx, gift.email);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toMatch(/Confirme a sua conta|evil/);
    expect(mails[0]?.subject).toMatch(/^Ofereceram-lhe o curso «/);
  });
});

describe('the gifts of a day', () => {
  test('are counted per giver, ordered, changed and sent again, and are more once something was paid', async ({
    ctx,
  }) => {
    const giver = await asA(ctx, 'student');
    const gifts = [];
    for (let made = 0; made < 5; made += 1) gifts.push(await makeFreeGift(ctx, { giver }));
    const [first, second] = gifts;
    if (!first || !second) throw new Error('No gift was made.');
    for (let sent = 5; sent < giftsADay.beforePayment - 7; sent += 1) {
      await resendGift(giver, { order_item_id: first.itemId });
    }
    for (let sent = 0; sent < 7; sent += 1) await changeGift(giver, changeTo(`c${sent}@mestria.test`, second));
    const more = [
      () => makeFreeGift(ctx, { giver }),
      () => resendGift(giver, { order_item_id: first.itemId }),
      () => changeGift(giver, changeTo('d@mestria.test', second)),
    ];
    for (const act of more) {
      await expect(act()).rejects.toMatchObject({ code: 'too_many_gifts', data: { left: 0, paid: 'no' } });
    }
    await makeFreeGift(ctx, { giver: await asA(ctx, 'student') });
    const { order } = await makeOrder(ctx, { buyer: giver });
    await settleOrder(asSystem(ctx), order.id);
    await resendGift(giver, { order_item_id: first.itemId });
  });
});

describe('the giver', () => {
  test('corrects the address, and nobody else does', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    const stranger = await asA(ctx, 'client');
    const change = changeTo('certa@mestria.test', gift);
    await expect(changeGift(ctx, change)).rejects.toThrow('not_signed_in');
    await expect(changeGift(stranger, change)).rejects.toThrow('not_found');
    await expect(resendGift(stranger, { order_item_id: gift.itemId })).rejects.toThrow('not_found');
    expect(await giftSeenBy(stranger, gift)).toBeUndefined();
    await expect(changeGift(gift.giver, { ...change, email: 'certa' })).rejects.toThrow('email_invalid');
    const wrong = await giftTokenTo(ctx, gift);
    expect(await changeGift(gift.giver, change)).toMatchObject({ email: 'certa@mestria.test', status: 'sent' });
    await expect(readGift(ctx, { token: wrong })).rejects.toThrow('not_found');
    const staff = await asA(ctx, 'administrator');
    expect(await giftSeenBy(staff, gift)).toMatchObject({ email: 'certa@mestria.test' });
    expect(await resendGift(staff, { order_item_id: gift.itemId })).toMatchObject({ status: 'sent' });
  });

  test('sends ten emails a day at most', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    const again = () => resendGift(gift.giver, { order_item_id: gift.itemId });
    for (let sent = 0; sent < 10; sent += 1) await again();
    await expect(again()).rejects.toThrow('too_many_requests');
  });
});

describe('personal data', () => {
  test('of the recipient are exported, and go with the account; the giver can give it again', async ({ ctx }) => {
    const gift = await makeGift(ctx, { message: 'Para ti' });
    const me = await makeRecipient(ctx, gift);
    const files: object[] = [];
    for await (const file of giftsData.takeAlong(me, whoseOf(me, gift.email))) {
      if ('rows' in file) for await (const row of file.rows) files.push(row);
    }
    expect(files).toMatchObject([{ email: gift.email, message: 'Para ti', status: 'sent' }]);
    for (const _ of ['once', 'again']) await giftsData.erase(me, whoseOf(me, gift.email));
    expect(await giftSeenBy(gift.giver, gift)).toMatchObject({ status: 'declined', email: '', message: '' });
    expect(await changeGift(gift.giver, changeTo('c@mestria.test', gift))).toMatchObject({ status: 'sent' });
  });

  test('of the giver go once the gift is answered; an open one can still be accepted', async ({ ctx }) => {
    const gift = await makeGift(ctx);
    const { giver } = gift;
    await giftsData.erase(giver, whoseOf(giver, 'oferece@mestria.test'));
    await acceptGift(await makeRecipient(ctx, gift), { token: await giftTokenTo(ctx, gift) });
    await giftsData.erase(giver, whoseOf(giver, 'oferece@mestria.test'));
    expect(await giftSeenBy(giver, gift)).toMatchObject({ status: 'accepted', email: '', name: '' });
  });
});
