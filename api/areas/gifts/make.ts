import type { NewGift } from '#contract/sales/orders/parts.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { returnOrderItems, settleOrder } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { retrieveGifts } from './retrieve-gifts.ts';
import { openGifts } from './send-gifts.ts';
import { writeGiftEmail } from './write-gift-email.ts';

export type MadeGift = {
  giver: Ctx;
  orderId: number;
  itemId: number;
  classId: number;
  courseId: number;
  email: string;
};

type Input = Partial<Omit<NewGift, 'course_id'>> & {
  giver?: Ctx;
  class?: Parameters<typeof makeClass>[1];
  isPaid?: boolean;
};

let made = 0;

export const aloneRun = {
  type: 'online',
  start_at: null,
  end_at: null,
  registration_deadline: null,
  capacity: null,
} as const;

/** Paid and sent, by default of a course that is followed alone. */
export async function makeGift(
  ctx: Ctx,
  { giver, class: run, isPaid = true, ...input }: Input = {},
): Promise<MadeGift> {
  made += 1;
  const buyer = giver ?? (await asA(ctx, 'student'));
  const held = await makeClass(ctx, { ...aloneRun, ...run });
  const details = { email: `amiga-${made}@mestria.test`, name: '', message: '', send_on: null, ...input };
  const { order } = await makeOrder(ctx, {
    buyer,
    class: held,
    gifts: [{ course_id: held.course_id, ...details }],
  });
  const itemId = order.items[0]?.id ?? 0;
  if (isPaid) {
    await settleOrder(asSystem(ctx), order.id);
    await openGifts(asSystem(ctx), order.id);
    await writeGiftEmail(asSystem(ctx), itemId);
  }
  return { giver: buyer, orderId: order.id, itemId, classId: held.id, courseId: held.course_id, email: details.email };
}

/** Of a course that costs nothing, sent at once. */
export async function makeFreeGift(ctx: Ctx, input: Pick<Input, 'giver' | 'name' | 'message'> = {}): Promise<MadeGift> {
  const { id: course_id } = await makeCourse(ctx, { type: 'online', prices: [{ currency_id: 1, amount_minor: 0 }] });
  const gift = await makeGift(ctx, { ...input, isPaid: false, class: { course_id } });
  await openGifts(asSystem(ctx), gift.orderId);
  await writeGiftEmail(asSystem(ctx), gift.itemId);
  return gift;
}

export async function makeRecipient(ctx: Ctx, { email }: Pick<MadeGift, 'email'>): Promise<Ctx> {
  return signInAs(ctx, await makeUser(ctx, { username: email, name: 'Ana Lukamba' }));
}

/** The token in the last email to this address. */
export async function giftTokenTo(ctx: Ctx, { email }: Pick<MadeGift, 'email'>): Promise<string> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select('body_text')
    .where('recipient', '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return /profile\/gifts\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}
export { acceptGift } from './answer-gift.ts';

export const mailsTo = (ctx: Ctx, to: string) =>
  ctx.db.selectFrom('mails').select(['subject', 'body_text', 'locale']).where('recipient', '=', to).execute();
export const enrolledOn = (ctx: Ctx, { itemId }: MadeGift) =>
  ctx.db.selectFrom('enrollments').select(['person_id', 'status']).where('order_item_id', '=', itemId).execute();
export const messagesTo = async (ctx: Ctx, user: Ctx) => {
  const sent = ctx.db.selectFrom('told_messages').select('kind').where('user_id', '=', signedIn(user).userId);
  return (await sent.orderBy('told_at').execute()).map(({ kind }) => kind);
};
export async function giftSeenBy(giver: Ctx, { orderId }: MadeGift) {
  const { results } = await retrieveGifts(giver, queryOf({ filter: { order_id: orderId } }));
  return results[0];
}
export const stateOf = async (giver: Ctx, gift: MadeGift) => (await giftSeenBy(giver, gift))?.status;
export const changeTo = (email: string, { itemId }: MadeGift) => ({
  order_item_id: itemId,
  email,
  name: '',
  message: '',
  send_on: null,
});
export const whoseOf = (user: Ctx, username: string) => {
  const { userId, personId } = signedIn(user);
  return { userId, personId, username };
};

export async function makeRefundOf(ctx: Ctx, { orderId, itemId }: MadeGift): Promise<number> {
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

export function returnItem(ctx: Ctx, { orderId, itemId }: MadeGift): Promise<void> {
  return returnOrderItems(asSystem(ctx), { order_id: orderId, order_item_ids: [itemId], isWhole: true });
}
