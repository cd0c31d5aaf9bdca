import { describe, expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { readCart } from '#api/sales/cart/index.ts';
import { makeCart } from '#api/sales/cart/make.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { classSummaries, releaseSeats, updateClass } from '#api/offer/classes/index.ts';
import { makeClass, makeFullClass, makeWaiting } from '#api/offer/classes/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { cancelOrder } from './cancel-order.ts';
import { later, makeOrder, emittedKinds } from './make.ts';
import { placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import { retrieveOrders } from './retrieve-orders.ts';
import { settleOrder } from './settle-order.ts';

const accepted = { terms_version: firstLegalCode, regulations: [] };
const aoa = { currency_id: 1, accepted };

async function seatsLeft(ctx: Ctx, classId: number): Promise<number | null | undefined> {
  return (await classSummaries(ctx, [classId])).get(classId)?.seats_left;
}

describe('an order', () => {
  test('freezes prices, holds seats, issues a proforma and empties the cart', async ({ ctx }) => {
    const { order, buyer, classId } = await makeOrder(ctx);
    expect(order).toMatchObject({
      number: 'M-2026-000001',
      status: 'pendente',
      subtotal_minor: 3_947_368,
      tax_minor: 552_632,
      total_minor: 4_500_000,
      placed_at: '2026-11-21T08:00:00.000Z',
      expires_at: '2026-11-22T08:00:00.000Z',
      pay_by: '2026-11-22T08:00:00.000Z',
      pay_by_tz: 'Africa/Luanda',
    });
    expect(order.items[0]).toMatchObject({ class_id: classId, person_ids: [signedIn(buyer).personId], city: 'Luanda' });
    expect(order.invoices).toMatchObject([{ kind: 'PF', number: 'PF M2026/1', state: 'issued' }]);
    expect(await seatsLeft(ctx, classId)).toBe(15);
    expect((await readCart(ctx, signedIn(buyer).userId)).items).toEqual([]);
    expect(await emittedKinds(ctx)).toContain('order_placed');
  });

  test('is answered as it was written, without being read again', async ({ ctx, queries }) => {
    const held = await makeClass(ctx);
    const buyer = await asA(ctx, 'student');
    await makeCart(buyer, { ...held, quantity: 1 });
    queries.length = 0;
    const order = await placeOrder(buyer, aoa);
    const stored = queries.findIndex((text) => text.includes('insert into "orders"'));
    const readAgain = queries.slice(stored).filter((text) => /from "(orders|order_items|invoices)"/.test(text));
    expect([stored > 0, readAgain]).toEqual([true, []]);
    expect((await retrieveOrders(buyer, { filter: {}, sort: [], limit: 1, offset: 0 })).results).toEqual([order]);
  });

  test('takes the seat that is held for its buyer, and gives it to the next when it is canceled', async ({ ctx }) => {
    const { items, ...held } = await makeFullClass(ctx);
    const [first, next] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    for (const one of [first, next]) await makeWaiting(one, held.id);
    for (const order_item_id of items) await releaseSeats(ctx, { order_item_id });
    await expect(makeOrder(ctx, { class: held, buyer: next })).rejects.toThrow('class_full');
    const { order } = await makeOrder(ctx, { class: held, buyer: first });
    expect(await seatsLeft(ctx, held.id)).toBe(0);
    await cancelOrder(first, { id: order.id });
    expect(await seatsLeft(ctx, held.id)).toBe(0);
    await makeOrder(ctx, { class: held, buyer: next });
  });

  test('has a pro-forma that says it is no invoice', async ({ ctx }) => {
    const tax_address = { name: 'Cimentos do Bengo, Lda.', country: 'AO', tax_id: '541 728 9036' };
    const { order } = await makeOrder(ctx, { tax_address });
    const { snapshot } = await ctx.db.selectFrom('invoices').select('snapshot').executeTakeFirstOrThrow();
    expect(snapshot).toMatchObject({
      notice: 'Este documento não serve de factura',
      buyer: { name: 'Cimentos do Bengo, Lda.', tax_id: '5417289036' },
      order_number: order.number,
      total_minor: 4_500_000,
    });
  });

  test('keeps the seats no longer than the class takes registrations', async ({ ctx }) => {
    const held = await makeClass(ctx, { registration_deadline: '2026-11-21T08:30:00Z' });
    await makeOrder(ctx, { class: held });
    expect(await seatsLeft(later(ctx, 0.4), held.id)).toBe(15);
    expect(await seatsLeft(later(ctx, 0.6), held.id)).toBe(16);
  });

  test('with nothing to pay awaits fulfilment at once', async ({ ctx }) => {
    const course = await makeCourse(ctx, { prices: [{ currency_id: 1, amount_minor: 0 }] });
    const { order } = await makeOrder(ctx, { class: await makeClass(ctx, { course_id: course.id }) });
    expect(order.status).toBe('aguarda-satisfacao');
    expect(await emittedKinds(ctx)).toContain('order_paid');
  });

  test('of a company leaves the seats unassigned', async ({ ctx }) => {
    const buyer = await asA(ctx, 'client');
    const { order } = await makeOrder(ctx, { buyer, quantity: 5, buyer_takes_seat: false });
    expect(order).toMatchObject({ total_minor: 22_500_000, items: [{ quantity: 5, person_ids: [] }] });
    const { order: own } = await makeOrder(ctx, { buyer, quantity: 2 });
    expect(own.items[0]?.person_ids).toEqual([signedIn(buyer).personId]);
  });

  test('is numbered without gaps', async ({ ctx }) => {
    await makeOrder(ctx);
    const buyer = await asA(ctx, 'student');
    await makeCart(buyer, await makeClass(ctx));
    await expect(placeOrder(buyer, { ...aoa, items_seen_total_minor: 1 })).rejects.toThrow('price_changed');
    expect((await makeOrder(ctx)).order.number).toBe('M-2026-000002');
  });

  test('is recorded in the history', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    const history = await ctx.db.selectFrom('status_history').selectAll().where('subject', '=', 'order').execute();
    expect(history).toMatchObject([
      { subject_id: order.id, move: 'place', to_status: 'pendente', actor_user_id: signedIn(buyer).userId },
    ]);
  });
});

describe('a new order', () => {
  test('is to be paid before any of its classes closes, in the zone that they share', async ({ ctx }) => {
    const registration_deadline = '2026-11-21T20:00:00.000Z';
    const held = await makeClass(ctx, { registration_deadline, tz: 'Africa/Maputo' });
    const { order } = await makeOrder(ctx, { class: held });
    expect(order).toMatchObject({ pay_by: registration_deadline, pay_by_tz: 'Africa/Maputo' });
    expect(order.items[0]).toMatchObject({ registration_deadline });
  });

  test('follows a registration deadline that is moved', async ({ ctx }) => {
    const { order, buyer, classId } = await makeOrder(ctx);
    expect(order.pay_by).toBe('2026-11-22T08:00:00.000Z');
    for (const [registration_deadline, pay_by] of [
      ['2026-11-21T20:00:00.000Z', '2026-11-21T20:00:00.000Z'],
      ['2026-11-24T20:00:00.000Z', '2026-11-22T08:00:00.000Z'],
    ] as const) {
      await updateClass(asSystem(ctx), { id: classId, registration_deadline });
      expect((await presentOrder(buyer, order.id)).pay_by).toBe(pay_by);
    }
  });
});

describe('an order is refused', () => {
  test('to a guest, and from an empty cart', async ({ ctx }) => {
    await expect(placeOrder(ctx, aoa)).rejects.toThrow('not_signed_in');
    await expect(placeOrder(await asA(ctx, 'student'), aoa)).rejects.toThrow('cart_empty');
  });

  test('when the cart or its price is not what the buyer saw', async ({ ctx }) => {
    const buyer = await asA(ctx, 'student');
    await makeCart(buyer, await makeClass(ctx));
    await expect(placeOrder(buyer, { ...aoa, items_seen_total_minor: 4_499_999 })).rejects.toThrow('price_changed');
    const { version } = await readCart(buyer, signedIn(buyer).userId);
    await expect(placeOrder(buyer, { ...aoa, cart_version: version - 1 })).rejects.toThrow('cart_changed');
    const seen = { ...aoa, cart_version: version, items_seen_total_minor: 4_500_000 };
    await expect(placeOrder(buyer, seen)).resolves.toBeTruthy();
  });

  test('in a currency that is not on sale', async ({ ctx }) => {
    const buyer = await asA(ctx, 'student');
    await makeCart(buyer, await makeClass(ctx));
    await writeSetting(asSystem(ctx), { key: 'hasErpIntegration', value: 'true' });
    await expect(placeOrder(buyer, { ...aoa, currency_id: 2 })).rejects.toThrow('currency_not_available');
  });

  test('for a class that is full', async ({ ctx }) => {
    const held = await makeClass(ctx, { capacity: 1 });
    await makeOrder(ctx, { class: held });
    await expect(makeOrder(ctx, { class: held })).rejects.toThrow('class_full');
  });

  test('for a class that is closed, and without a choice of class', async ({ ctx }) => {
    const held = await makeClass(ctx);
    const buyer = await asA(ctx, 'student');
    await makeCart(buyer, held);
    await expect(placeOrder(later(buyer, 24 * 20), aoa)).rejects.toThrow('class_closed');
    await makeClass(ctx, { course_id: held.course_id });
    const cart = JSON.stringify([{ id: held.course_id, quantity: 1, preferred_class_id: null }]);
    await ctx.db.updateTable('users').set({ cart }).where('id', '=', signedIn(buyer).userId).execute();
    await expect(placeOrder(buyer, aoa)).rejects.toThrow('class_missing');
  });

  test('for a course that is gone', async ({ ctx }) => {
    const buyer = await asA(ctx, 'student');
    const held = await makeClass(ctx);
    await makeCart(buyer, held);
    await ctx.db.updateTable('courses').set({ published_at: null }).where('id', '=', held.course_id).execute();
    await expect(placeOrder(buyer, aoa)).rejects.toThrow('course_not_for_sale');
  });

  test('for a seat that the same person has ordered or bought', async ({ ctx }) => {
    const student = await signInAs(ctx, await makeUser(ctx));
    const held = await makeClass(ctx);
    const { order } = await makeOrder(ctx, { buyer: student, class: held });
    await expect(makeOrder(ctx, { buyer: student, class: held })).rejects.toThrow('already_ordered');
    await settleOrder(asSystem(ctx), order.id);
    await expect(makeOrder(ctx, { buyer: student, class: held })).rejects.toThrow('already_enrolled');
  });

  test('with a tax number that cannot be one', async ({ ctx }) => {
    const tax_address = { name: 'Marlene Capita', country: 'PT', tax_id: '123456788' };
    await expect(makeOrder(ctx, { tax_address })).rejects.toThrow('tax_id_invalid');
  });

  test('without a trace', async ({ ctx }) => {
    const full = await makeClass(ctx, { capacity: 0 });
    const free = await makeClass(ctx);
    const buyer = await asA(ctx, 'student');
    const items = await makeCart(buyer, free, full);
    await expect(placeOrder(buyer, aoa)).rejects.toThrow('class_full');
    expect((await readCart(ctx, signedIn(buyer).userId)).items).toEqual(items);
    expect(await seatsLeft(ctx, free.id)).toBe(16);
    expect(await ctx.db.selectFrom('orders').selectAll().execute()).toEqual([]);
  });
});
