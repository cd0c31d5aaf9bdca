import { returnOrderItems } from '#api/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/retrieval.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import type { MadeGift } from './make.ts';
import { retrieveGifts } from './retrieve-gifts.ts';

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
