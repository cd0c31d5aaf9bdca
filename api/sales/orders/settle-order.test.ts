import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { classSummaries, moveClass, updateClass } from '#api/offer/classes/index.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { cancelOrder } from './cancel-order.ts';
import { expireOrders } from './expire-orders.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { later, makeOrder, emittedKinds } from './make.ts';
import { orderSummary } from './order-summary.ts';
import { orderToPay } from './order-to-pay.ts';
import { paidSeats } from './paid-seats.ts';
import { presentOrder } from './present-order.ts';
import { awaitNewPayment, extendOrder, requestPayment } from './request-payment.ts';
import { settleOrder } from './settle-order.ts';
import { findOrder } from './store/orders.ts';

const statusOf = async (ctx: Ctx, id: number) => (await findOrder(ctx, id)).status;
const seatsLeft = async (ctx: Ctx, id: number) => (await classSummaries(ctx, [id])).get(id)?.seats_left;
const inHours = (ctx: Ctx, hours: number) => later(ctx, hours).now();

const proformasOf = (ctx: Ctx, id: number) =>
  ctx.db.selectFrom('invoices').selectAll().where('order_id', '=', id).orderBy('id').execute();

describe('a paid order', () => {
  test('awaits fulfilment with its seats taken, once', async ({ ctx }) => {
    const { order, buyer, classId } = await makeOrder(ctx);
    expect(await paidSeats(ctx, order.id)).toEqual([]);
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('settled');
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('settled_before');
    expect(await statusOf(ctx, order.id)).toBe('aguarda-satisfacao');
    expect(await seatsLeft(later(ctx, 1_000), classId)).toBe(15);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'order_paid')).toHaveLength(1);
    expect(await paidSeats(ctx, order.id)).toMatchObject([
      { class_id: classId, quantity: 1, person_ids: [signedIn(buyer).personId] },
    ]);
  });

  test('is fulfilled once every seat has its person, idempotently', async ({ ctx }) => {
    const buyer = await asA(ctx, 'client');
    const { order } = await makeOrder(ctx, { buyer, quantity: 2 });
    const order_item_id = Number(order.items[0]?.id);
    const seat = { order_item_id, person_id: signedIn(buyer).personId };
    await settleOrder(asSystem(ctx), order.id);
    await fulfilOrder(asSystem(ctx), seat);
    await fulfilOrder(asSystem(ctx), seat);
    expect(await statusOf(ctx, order.id)).toBe('aguarda-satisfacao');
    const person_id = signedIn(await asA(ctx, 'student')).personId;
    await ctx.db.insertInto('order_item_participants').values({ order_item_id, person_id }).execute();
    await fulfilOrder(asSystem(ctx), { order_item_id, person_id });
    expect(await statusOf(ctx, order.id)).toBe('finalizada');
    await fulfilOrder(asSystem(ctx), seat);
  });
});

describe('late money', () => {
  test('revives a canceled order while there are seats', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    await cancelOrder(buyer, { id: order.id });
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('settled');
    expect(await findOrder(ctx, order.id)).toMatchObject({ status: 'aguarda-satisfacao', cancel_reason: null });
  });

  test('issues a new pro-forma instead of the annulled one', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    await cancelOrder(buyer, { id: order.id });
    await settleOrder(asSystem(ctx), order.id);
    const [old, fresh] = await proformasOf(ctx, order.id);
    expect([old?.state, fresh?.state]).toEqual(['annulled', 'issued']);
    expect([old?.number, fresh?.number]).toEqual(['PF M2026/1', 'PF M2026/2']);
    expect(fresh?.snapshot).toEqual(old?.snapshot);
    expect((await orderSummary(ctx, order.id)).invoice_id).toBe(fresh?.id);
  });

  test('takes no number for an order that cannot be revived', async ({ ctx }) => {
    const held = await makeClass(ctx, { capacity: 1 });
    const { order, buyer } = await makeOrder(ctx, { class: held });
    await cancelOrder(buyer, { id: order.id });
    const { order: other } = await makeOrder(ctx, { class: held });
    await settleOrder(asSystem(ctx), order.id);
    const { order: next } = await makeOrder(ctx);
    expect(await proformasOf(ctx, order.id)).toMatchObject([{ number: 'PF M2026/1', state: 'annulled' }]);
    expect([other, next].map(({ invoices }) => invoices[0]?.number)).toEqual(['PF M2026/2', 'PF M2026/3']);
    expect((await findOrder(ctx, order.id)).cancel_reason).toBe('by_buyer');
  });

  test('finds no seats once they are taken', async ({ ctx }) => {
    const held = await makeClass(ctx, { capacity: 1 });
    const { order, buyer } = await makeOrder(ctx, { class: held });
    await cancelOrder(buyer, { id: order.id });
    await makeOrder(ctx, { class: held });
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('no_seats');
    expect(await statusOf(ctx, order.id)).toBe('cancelada');
  });

  test('cancels an open order whose seats lapsed and were taken', async ({ ctx }) => {
    const held = await makeClass(ctx, { capacity: 1 });
    const { order } = await makeOrder(ctx, { class: held });
    await makeOrder(later(ctx, 3), { class: held });
    expect(await settleOrder(asSystem(later(ctx, 3)), order.id)).toBe('no_seats');
    expect(await findOrder(ctx, order.id)).toMatchObject({ status: 'cancelada', cancel_reason: 'no_seats' });
  });

  test('does not buy the same seat twice', async ({ ctx }) => {
    const held = await makeClass(ctx);
    const { order, buyer } = await makeOrder(ctx, { class: held });
    await cancelOrder(buyer, { id: order.id });
    const { order: again } = await makeOrder(ctx, { buyer, class: held });
    await settleOrder(asSystem(ctx), again.id);
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('no_seats');
  });

  test('buys no seat in a canceled class', async ({ ctx }) => {
    const { order, classId } = await makeOrder(ctx);
    await moveClass(asSystem(ctx), { id: classId, move: 'cancel', reason: 'Formador doente' });
    expect(await settleOrder(asSystem(ctx), order.id)).toBe('no_seats');
  });
});

describe('an unpaid order', () => {
  test('is canceled by its buyer: seats free, proforma void', async ({ ctx }) => {
    const { order, buyer, classId } = await makeOrder(ctx);
    const canceled = await cancelOrder(buyer, { id: order.id, reason: 'Enganei-me' });
    expect(canceled).toMatchObject({
      status: 'cancelada',
      cancel_reason: 'Enganei-me',
      invoices: [{ state: 'annulled' }],
    });
    expect(await seatsLeft(ctx, classId)).toBe(16);
    expect(await emittedKinds(ctx)).toContain('order_canceled');
    await expect(cancelOrder(buyer, { id: order.id })).rejects.toThrow('invalid_transition');
  });

  test('is canceled by nobody else but the operator', async ({ ctx }) => {
    const { order } = await makeOrder(ctx);
    await expect(cancelOrder(ctx, { id: order.id })).rejects.toThrow('not_signed_in');
    await expect(cancelOrder(await asA(ctx, 'student'), { id: order.id })).rejects.toThrow('not_found');
    await expect(cancelOrder(await asA(ctx, 'administrator'), { id: order.id })).resolves.toBeTruthy();
  });

  test('expires on time, and no sooner', async ({ ctx }) => {
    const { order } = await makeOrder(ctx);
    await expireOrders(asSystem(later(ctx, 23.9)));
    expect(await statusOf(ctx, order.id)).toBe('pendente');
    await expireOrders(asSystem(later(ctx, 24)));
    expect(await findOrder(ctx, order.id)).toMatchObject({ status: 'cancelada', cancel_reason: 'expired' });
  });

  test('does not expire once it is paid', async ({ ctx }) => {
    const { order } = await makeOrder(ctx);
    await settleOrder(asSystem(ctx), order.id);
    await expireOrders(asSystem(later(ctx, 1_000)));
    expect(await statusOf(ctx, order.id)).toBe('aguarda-satisfacao');
  });
});

describe('an attempt to pay', () => {
  test('keeps the seats as long as it lasts, and the order a day longer', async ({ ctx }) => {
    const { order, classId } = await makeOrder(ctx);
    const attempt = await requestPayment(ctx, await findOrder(ctx, order.id), { expires_at: inHours(ctx, 48) });
    expect(attempt.expires_at).toEqual(inHours(ctx, 48));
    expect(await findOrder(ctx, order.id)).toMatchObject({
      status: 'aguarda-pagamento',
      expires_at: inHours(ctx, 72),
      pay_by: inHours(ctx, 48),
    });
    expect(await seatsLeft(later(ctx, 47), classId)).toBe(15);
    expect(await seatsLeft(later(ctx, 49), classId)).toBe(16);
  });

  test('lasts no longer than the class takes registrations', async ({ ctx }) => {
    const held = await makeClass(ctx, { registration_deadline: inHours(ctx, 10).toISOString() });
    const { order } = await makeOrder(ctx, { class: held });
    const attempt = await requestPayment(ctx, await findOrder(ctx, order.id), { expires_at: inHours(ctx, 48) });
    expect(attempt.expires_at).toEqual(inHours(ctx, 10));
    const tooLate = requestPayment(later(ctx, 11), await findOrder(ctx, order.id), { expires_at: inHours(ctx, 60) });
    await expect(tooLate).rejects.toThrow('class_closed');
  });

  test('has the deadline of the latest, also where that is earlier', async ({ ctx }) => {
    const { order } = await makeOrder(ctx);
    await requestPayment(ctx, await findOrder(ctx, order.id), { expires_at: inHours(ctx, 72) });
    await requestPayment(ctx, await findOrder(ctx, order.id), { expires_at: inHours(ctx, 48) });
    const existing = await findOrder(ctx, order.id);
    expect(existing).toMatchObject({ expires_at: inHours(ctx, 96), pay_by: inHours(ctx, 48) });
  });

  test('can be replaced after its end until the order expires or a class closes', async ({ ctx }) => {
    const held = await makeClass(ctx, { registration_deadline: inHours(ctx, 60).toISOString() });
    for (const [made, pay_by] of [
      [await makeOrder(ctx), inHours(ctx, 72)],
      [await makeOrder(ctx, { class: held }), inHours(ctx, 60)],
    ] as const) {
      await requestPayment(ctx, await findOrder(ctx, made.order.id), { expires_at: inHours(ctx, 48) });
      await awaitNewPayment(ctx, made.order.id);
      expect((await orderSummary(ctx, made.order.id)).pay_by).toEqual(pay_by);
    }
  });

  test('holds lapsed seats again', async ({ ctx }) => {
    const held = await makeClass(ctx, { capacity: 1 });
    const { order } = await makeOrder(ctx, { class: held });
    await makeOrder(later(ctx, 3), { class: held });
    const again = requestPayment(later(ctx, 3), await findOrder(ctx, order.id), { expires_at: inHours(ctx, 48) });
    await expect(again).rejects.toThrow('class_full');
  });

  test('is refused for a class that was closed meanwhile', async ({ ctx }) => {
    const { order, classId } = await makeOrder(ctx);
    await moveClass(asSystem(ctx), { id: classId, move: 'close' });
    const attempt = requestPayment(ctx, await findOrder(ctx, order.id), { expires_at: inHours(ctx, 48) });
    await expect(attempt).rejects.toThrow('class_closed');
  });

  test('is extended for a proof', async ({ ctx }) => {
    const { order, classId } = await makeOrder(ctx);
    await requestPayment(ctx, await findOrder(ctx, order.id), { expires_at: inHours(ctx, 72) });
    await extendOrder(ctx, order.id, inHours(ctx, 14 * 24));
    expect(await findOrder(ctx, order.id)).toMatchObject({ expires_at: inHours(ctx, 15 * 24), pay_by: null });
    expect(await seatsLeft(later(ctx, 120), classId)).toBe(15);
  });

  test('is refused to other users and for ended orders', async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    const [invoice] = order.invoices;
    const requested = { order_id: order.id, invoice_id: Number(invoice?.id) };
    expect((await orderToPay(buyer, requested)).id).toBe(order.id);
    await expect(orderToPay(buyer, { ...requested, invoice_id: 987_654_321 })).rejects.toThrow('not_found');
    await expect(orderToPay(await asA(ctx, 'student'), requested)).rejects.toThrow('not_found');
    await expect(orderToPay(later(buyer, 24), requested)).rejects.toThrow('order_not_payable');
    await settleOrder(asSystem(ctx), order.id);
    await expect(orderToPay(buyer, requested)).rejects.toThrow('order_not_payable');
  });
});

describe('the deadline of an order', () => {
  test('moves with the class after an attempt has ended', async ({ ctx }) => {
    const held = await makeClass(ctx, { registration_deadline: inHours(ctx, 60).toISOString() });
    const { order, buyer } = await makeOrder(ctx, { class: held });
    await requestPayment(ctx, await findOrder(ctx, order.id), { expires_at: inHours(ctx, 48) });
    await awaitNewPayment(ctx, order.id);
    for (const [closes, due] of [
      [65, 65],
      [30, 30],
      [90, 72],
    ] as const) {
      const registration_deadline = inHours(ctx, closes).toISOString();
      await updateClass(asSystem(ctx), { id: held.id, registration_deadline });
      expect((await orderSummary(ctx, order.id)).pay_by).toEqual(inHours(ctx, due));
      expect((await presentOrder(buyer, order.id)).pay_by).toBe(inHours(ctx, due).toISOString());
    }
  });

  test('is that of a running attempt, also when the class closes earlier', async ({ ctx }) => {
    const { order, classId } = await makeOrder(ctx);
    await requestPayment(ctx, await findOrder(ctx, order.id), { expires_at: inHours(ctx, 48) });
    await updateClass(asSystem(ctx), { id: classId, registration_deadline: inHours(ctx, 20).toISOString() });
    expect((await orderSummary(ctx, order.id)).pay_by).toEqual(inHours(ctx, 48));
  });
});
