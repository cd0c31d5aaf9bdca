import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { findOrder, settleOrder } from '#api/sales/orders/index.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { declineGift } from './answer-gift.ts';
import { giveSeat } from './give-seat.ts';
import { acceptGift, aloneRun, giftTokenTo, makeRecipient, makeRefundOf } from './make.ts';
import { writeGiftEmail } from './write-gift-email.ts';

const to = (name: string) => ({ email: `${name}@exemplo.test`, name: '', message: '', send_on: null });

/** Three paid seats of a client, one of them the buyer's, unless otherwise asked for. */
async function makeSeats(
  ctx: Ctx,
  { quantity = 3, isPaid = true, ...input }: { quantity?: number; isPaid?: boolean } = {},
) {
  const buyer = await asA(ctx, 'client');
  const run = await makeClass(ctx);
  const { order } = await makeOrder(ctx, { buyer, class: run, quantity, ...input });
  if (isPaid) await settleOrder(asSystem(ctx), order.id);
  const [{ id: itemId, person_ids } = { id: 0, person_ids: [] }] = order.items;
  for (const person_id of person_ids) {
    const seat = { order_item_id: itemId, person_id };
    await ctx.db
      .updateTable('order_item_participants')
      .set({ enrolled_at: ctx.now() })
      .where('person_id', '=', person_id)
      .where('order_item_id', '=', seat.order_item_id)
      .execute();
  }
  return { buyer, order, itemId, classId: run.id };
}

async function linesOf(ctx: Ctx, orderId: number) {
  const lines = ctx.db
    .selectFrom('order_items')
    .select(['quantity', 'net_minor', 'tax_minor'])
    .where('order_id', '=', orderId);
  return lines.orderBy('id').execute();
}

const seatsLeft = async (ctx: Ctx, id: number) => (await classSummaries(ctx, [id])).get(id)?.seats_left;

describe('a paid seat that nobody has', () => {
  test('is given to an address as a line of its own, and fulfils the order with the last one', async ({ ctx }) => {
    const { buyer, order, itemId, classId } = await makeSeats(ctx);
    const before = await seatsLeft(ctx, classId);
    for (const name of ['joana', 'rui']) {
      const gift = await giveSeat(buyer, { order_item_id: itemId, ...to(name) });
      expect(gift).toMatchObject({ order_id: order.id, status: 'sent', email: `${name}@exemplo.test` });
      await writeGiftEmail(asSystem(ctx), gift.order_item_id);
      const recipient = await makeRecipient(ctx, to(name));
      expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
      await acceptGift(recipient, { token: await giftTokenTo(ctx, to(name)) });
    }
    expect((await findOrder(ctx, order.id)).status).toBe('finalizada');
    const lines = await linesOf(ctx, order.id);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
    expect(lines.reduce((sum, line) => sum + line.net_minor + line.tax_minor, 0)).toBe(order.total_minor);
    expect(await seatsLeft(ctx, classId)).toBe(before);
    await expect(giveSeat(buyer, { order_item_id: itemId, ...to('eva') })).rejects.toThrow('seats_too_few');
  });

  test('of a single line is given without another one, and again after it was declined', async ({ ctx }) => {
    const buyer = await asA(ctx, 'client');
    const made = await makeOrder(ctx, { buyer, class: await makeClass(ctx, aloneRun), buyer_takes_seat: false });
    await settleOrder(asSystem(ctx), made.order.id);
    const itemId = made.order.items[0]?.id ?? 0;
    const gift = await giveSeat(buyer, { order_item_id: itemId, ...to('joana') });
    expect(gift.order_item_id).toBe(itemId);
    await writeGiftEmail(asSystem(ctx), itemId);
    await declineGift(await makeRecipient(ctx, to('joana')), { token: await giftTokenTo(ctx, to('joana')) });
    await expect(giveSeat(buyer, { order_item_id: itemId, ...to('rui') })).rejects.toThrow('seats_too_few');
  });

  test('is refused to others, of companies, unpaid, to oneself, in a closed class, and during a refund', async ({
    ctx,
  }) => {
    const { buyer, order, itemId } = await makeSeats(ctx);
    const give = (by: Ctx, order_item_id = itemId) => giveSeat(by, { order_item_id, ...to('joana') });
    await expect(give(ctx)).rejects.toThrow('not_signed_in');
    await expect(give(await asA(ctx, 'client'))).rejects.toThrow('not_found');
    const owner = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(owner);
    const company = await makeOrder(ctx, { buyer: owner, quantity: 2, organization_id });
    await settleOrder(asSystem(ctx), company.order.id);
    await expect(give(owner, company.order.items[0]?.id)).rejects.toThrow('not_found');
    const unpaid = await makeSeats(ctx, { isPaid: false });
    await expect(give(unpaid.buyer, unpaid.itemId)).rejects.toThrow('seats_unpaid');
    await expect(give(later(buyer, 24 * 6))).rejects.toThrow('class_closed');
    await makeRefundOf(ctx, { giver: buyer, orderId: order.id, itemId, classId: 0, courseId: 0, email: '' });
    await expect(give(buyer)).rejects.toThrow('gift_over');
  });
});
