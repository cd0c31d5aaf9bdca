import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { cancelOrder, expireOrders, findOrder } from '#api/sales/orders/index.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { applyEvent } from './apply-event.ts';
import { approvePayment } from './approve-payment.ts';
import { closePending } from './close-pending.ts';
import { byTransfer, makePayment, payFor, proveTransfer, storeMoney, type MadePayment } from './make.ts';
import { rejectPayment } from './reject-payment.ts';
import { findPayment } from './store.ts';

const times = 10;
const settled = { order: ['aguarda-satisfacao', null], live: 1, holds: ['consumed'], payment: ['paid', null, null] };

describe('money is confirmed while its order', () => {
  test('is canceled by its buyer: the order is settled, with one live proforma', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const made = await makePayment(guest, byTransfer);
      const answers = await Promise.all([
        answerOf(approvePayment(asSystem(asOther(guest, time)), { id: made.payment.id })),
        answerOf(cancelOrder(asOther(made.buyer, time + 1), { id: made.order.id })),
      ]);
      expect(answers[0]).toBe('done');
      expect(await factsOf(guest, made)).toEqual(settled);
    }
    expect(await gapsOf(guest)).toEqual([]);
  }, 60_000);

  test('expires: the order is settled, with one live proforma', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const made = await makePayment(guest, byTransfer);
      const atItsEnd = asSystem(later(guest, 24 * 4));
      await Promise.all([
        approvePayment(asOther(atItsEnd, time), { id: made.payment.id }),
        expireOrders(asOther(atItsEnd, time + 1)),
      ]);
      expect(await factsOf(guest, made)).toEqual(settled);
    }
    expect(await gapsOf(guest)).toEqual([]);
  }, 60_000);

  test('is canceled, with an event of a provider', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const made = await makePayment(guest);
      const eventId = await storeMoney(guest, made, { id: 1, amountMinor: made.payment.amount_minor });
      await Promise.all([
        applyEvent(asSystem(asOther(guest, time)), eventId),
        answerOf(cancelOrder(asOther(made.buyer, time + 1), { id: made.order.id })),
        closePending(asSystem(asOther(guest, time + 2)), made.order.id, 'order canceled'),
      ]);
      expect(await factsOf(guest, made)).toEqual(settled);
    }
    expect(await gapsOf(guest)).toEqual([]);
  }, 60_000);
});

describe('concurrent decisions on one attempt', () => {
  test('approve it once', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const made = await makePayment(guest, byTransfer);
      const approvals = [0, 1, 2].map((other) =>
        answerOf(approvePayment(asSystem(asOther(guest, other)), { id: made.payment.id })),
      );
      const answers = await Promise.all(approvals);
      expect(answers.toSorted()).toEqual(['done', 'invalid_transition', 'invalid_transition']);
      expect(await factsOf(guest, made)).toEqual(settled);
    }
  }, 60_000);

  test('leave it paid, and no reason why it was declined', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const made = await makePayment(guest, byTransfer);
      const { id } = made.payment;
      await Promise.all([
        answerOf(rejectPayment(asSystem(asOther(guest, time + 1)), { id, reason: 'Ilegível.' })),
        approvePayment(asSystem(asOther(guest, time)), { id }),
      ]);
      expect(await factsOf(guest, made)).toEqual(settled);
    }
  }, 60_000);

  test('cancel its order once', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const { order, buyer } = await makeOrder(guest);
      const cancels = [0, 1, 2].map((other) => answerOf(cancelOrder(asOther(buyer, other), { id: order.id })));
      expect((await Promise.all(cancels)).toSorted()).toEqual(['done', 'invalid_transition', 'invalid_transition']);
      expect(await invoiceStates(guest, order.id)).toEqual(['annulled']);
    }
  }, 60_000);
});

describe('two canceled orders of one buyer for the same seat', () => {
  test('paid late at once settle one; the other is flagged for a refund', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const buyer = await asA(guest, 'student');
      const held = await makeClass(guest);
      const attempts: MadePayment[] = [];
      for (let nth = 0; nth < 2; nth += 1) {
        const made = await makePayment(guest, { ...byTransfer, buyer, class: held });
        await cancelOrder(buyer, { id: made.order.id });
        attempts.push(made);
      }
      const paid = await Promise.all(
        attempts.map(({ payment }, nth) => approvePayment(asSystem(asOther(guest, nth)), { id: payment.id })),
      );
      expect(paid.map(({ flag }) => flag ?? 'settled').toSorted()).toEqual(['refund_due', 'settled']);
    }
    expect(await gapsOf(guest)).toEqual([]);
  }, 60_000);
});

describe('orders that are placed while others are revived', () => {
  test('do not deadlock', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const held = await makeClass(guest, { capacity: null });
    const canceled: MadePayment[] = [];
    for (let nth = 0; nth < times; nth += 1) {
      const made = await makePayment(guest, { ...byTransfer, class: held });
      await cancelOrder(made.buyer, { id: made.order.id });
      canceled.push(made);
    }
    const buyers = await Promise.all(canceled.map(() => asA(guest, 'student')));
    await Promise.all([
      ...canceled.map(({ payment }, nth) => approvePayment(asSystem(asOther(guest, nth)), { id: payment.id })),
      ...buyers.map((buyer, nth) => makeOrder(asOther(guest, nth), { buyer: asOther(buyer, nth), class: held })),
    ]);
    expect(await gapsOf(guest)).toEqual([]);
  }, 60_000);
});

describe('a proof that is sent while its order is canceled', () => {
  test('holds no seat of the ended order', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const { order, buyer, payment } = await makePayment(guest, byTransfer);
      await Promise.all([
        answerOf(cancelOrder(asOther(buyer, time), { id: order.id })),
        answerOf(proveTransfer(asOther(buyer, time + 1), payment)),
      ]);
      expect(await holdStates(guest, order.id)).toEqual(['released']);
    }
  }, 60_000);
});

test('a second attempt that is paid as well is flagged, whichever comes first', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let time = 0; time < times; time += 1) {
    const made = await makePayment(guest, byTransfer);
    const again = await payFor(made, byTransfer);
    const paid = await Promise.all(
      [made.payment, again].map(({ id }, nth) => approvePayment(asSystem(asOther(guest, nth)), { id })),
    );
    expect(paid.map(({ flag }) => flag ?? 'settled').toSorted()).toEqual(['paid_twice', 'settled']);
    expect(await invoiceStates(guest, made.order.id)).toEqual(['issued']);
  }
}, 60_000);

async function answerOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

async function factsOf(ctx: Ctx, { order, payment }: MadePayment) {
  const { status, cancel_reason } = await findOrder(ctx, order.id);
  const paid = await findPayment(ctx, payment.id);
  return {
    order: [status, cancel_reason],
    live: (await invoiceStates(ctx, order.id)).filter((state) => state === 'issued').length,
    holds: await holdStates(ctx, order.id),
    payment: [paid.status, paid.flag, paid.decline_reason],
  };
}

async function invoiceStates(ctx: Ctx, orderId: number): Promise<string[]> {
  const rows = await ctx.db.selectFrom('invoices').select('state').where('order_id', '=', orderId).execute();
  return rows.map(({ state }) => state);
}

async function holdStates(ctx: Ctx, orderId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('seat_holds as h')
    .innerJoin('order_items as i', 'i.id', 'h.order_item_id')
    .select('h.status')
    .where('i.order_id', '=', orderId)
    .execute();
  return rows.map(({ status }) => status);
}

/** Numbers that are missing or used twice. */
async function gapsOf(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db.selectFrom('invoices').select('number').execute();
  const numbers = rows.map(({ number }) => Number(number.split('/')[1])).toSorted((one, other) => one - other);
  return numbers.filter((number, at) => number !== at + 1);
}
