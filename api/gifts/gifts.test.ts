import { describe, expect } from 'vitest';
import { after, asA } from '#api/identity/make.ts';
import { makeClass } from '#api/classes/make.ts';
import { endReturned } from '#api/enrollments/make.ts';
import { makeOrder } from '#api/orders/make.ts';
import { returnOrderItems, settleOrder } from '#api/orders/index.ts';
import { makeOrganization } from '#api/organizations/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/retrieval.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { acceptGift, declineGift, readGift } from './answer-gift.ts';
import { changeGift, resendGift } from './change-gift.ts';
import { aloneRun, giftTokenTo, makeGift, makeRecipient, type MadeGift } from './make.ts';
import { notifyGiver } from './notify-giver.ts';
import { giftsData } from './personal-data.ts';
import { retrieveGifts } from './retrieve-gifts.ts';
import { cancelGifts, expireGifts, openGifts, sendGifts } from './send-gifts.ts';
import { writeGiftEmail } from './write-gift-email.ts';

const mailsTo = (ctx: Ctx, to: string) =>
  ctx.db.selectFrom('mails').select(['subject', 'body_text', 'locale']).where('recipient', '=', to).execute();
const enrolledOn = (ctx: Ctx, { itemId }: MadeGift) =>
  ctx.db.selectFrom('enrollments').select(['person_id', 'status']).where('order_item_id', '=', itemId).execute();
const messagesTo = async (ctx: Ctx, user: Ctx) => {
  const sent = ctx.db.selectFrom('told_messages').select('kind').where('user_id', '=', signedIn(user).userId);
  return (await sent.orderBy('told_at').execute()).map(({ kind }) => kind);
};
async function giftSeenBy(giver: Ctx, { orderId }: MadeGift) {
  const { results } = await retrieveGifts(giver, queryOf({ filter: { order_id: orderId } }));
  return results[0];
}
const stateOf = async (giver: Ctx, gift: MadeGift) => (await giftSeenBy(giver, gift))?.status;
const changeTo = (email: string, { itemId }: MadeGift) => ({
  order_item_id: itemId,
  email,
  name: '',
  message: '',
  send_on: null,
});
const whoseOf = (user: Ctx, username: string) => {
  const { userId, personId } = signedIn(user);
  return { userId, personId, username };
};

async function giveWith(giver: Ctx, gift: Record<string, unknown>, order: Record<string, unknown> = {}) {
  const run = await makeClass(giver, aloneRun);
  const details = { course_id: run.course_id, email: 'b@mestria.test', name: '', message: '', send_on: null, ...gift };
  return makeOrder(giver, { buyer: giver, class: run, gifts: [details], ...order });
}

describe('ordering a gift', () => {
  test('holds its seat for nobody, beside a course of the same buyer', async ({ ctx }) => {
    const buyer = await asA(ctx, 'client');
    const own = await makeOrder(ctx, { buyer, class: await makeClass(ctx, aloneRun) });
    await settleOrder(asSystem(ctx), own.order.id);
    // The buyer has this class already, and gives it.
    const { order } = await makeOrder(ctx, {
      buyer,
      class: { id: own.classId, course_id: own.courseId },
      gifts: [
        { course_id: own.courseId, email: 'Ana@Mestria.test', name: 'Ana', message: 'Parabéns!', send_on: '2026-12-01' },
      ],
    });
    expect(order.items[0]).toMatchObject({
      person_ids: [],
      gift: { email: 'ana@mestria.test', name: 'Ana', message: 'Parabéns!', send_on: '2026-12-01' },
    });
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('settled');
  });

  test('refuses addresses, days, quantities and buyers that do not fit', async ({ ctx }) => {
    const giver = await asA(ctx, 'client');
    const { username } = await ctx.db
      .selectFrom('users')
      .select('username')
      .where('id', '=', signedIn(giver).userId)
      .executeTakeFirstOrThrow();
    await expect(giveWith(giver, { email: 'ana@' })).rejects.toMatchObject({
      code: 'email_invalid',
      data: { field: 'gifts.0.email' },
    });
    await expect(giveWith(giver, { email: username.toUpperCase() })).rejects.toThrow('gift_to_yourself');
    await expect(giveWith(giver, { send_on: '2026-11-20' })).rejects.toThrow('gift_day_invalid');
    await expect(giveWith(giver, {}, { quantity: 2 })).rejects.toThrow('gift_quantity');
    await expect(giveWith(giver, { course_id: 999_999 })).rejects.toThrow('cart_changed');
    const { id: organization_id } = await makeOrganization(giver);
    await expect(giveWith(giver, {}, { organization_id })).rejects.toThrow('gift_for_organization');
  });

  test.for(["o'neil+presente@xn--exmple-cua.pt", 'ana.maria_1@sub.dominio.co.ao', 'josé@exemplo.pt'])(
    'takes the unusual address %s',
    async (email, { ctx }) => {
      const giver = await asA(ctx, 'student');
      expect((await giveWith(giver, { email })).order.items[0]?.gift?.email).toBe(email);
    },
  );
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
    expect(await readGift(ctx, { token })).toMatchObject({ name: 'Ana', message: 'Parabéns pelo diploma!', status: 'sent' });
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

async function makeRefundOf(ctx: Ctx, { orderId, itemId }: MadeGift): Promise<number> {
  const { invoice_id, user_id } = await ctx.db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.id as invoice_id', 'o.user_id'])
    .where('i.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const money = { amount_minor: 4_500_000, currency_id: 1 };
  const common = { order_id: orderId, ...money };
  const way = { method_slug: 'transferencia', channel: 'web', provider: 'manual' };
  const payment = await ctx.db
    .insertInto('payments')
    .values({ ...common, ...way, invoice_id, user_id, status: 'paid', created_at: ctx.now(), paid_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refund = { payment_id: payment.id, order_item_ids: [itemId], reason: 'Mudei de ideias', rule: 'withdrawal' };
  const { id } = await ctx.db
    .insertInto('refunds')
    .values({ ...common, ...refund, status: 'requested', requested_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function returnItem(ctx: Ctx, { orderId, itemId }: MadeGift): Promise<void> {
  return returnOrderItems(asSystem(ctx), { order_id: orderId, order_item_ids: [itemId], isWhole: true });
}
