import { describe, expect } from 'vitest';
import { classSummaries } from '#api/offer/classes/index.ts';
import { makeCoupon } from '#api/sales/coupons/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { findOrder, retrieveOrderHistory } from '#api/sales/orders/index.ts';
import { later } from '#api/sales/orders/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { approvePayment } from '../approve-payment.ts';
import { byTransfer, makePayment } from '../make.ts';
import { decideRefund } from './decide-refund.ts';
import { progressRefund } from './progress-refund.ts';
import { requestRefund } from './request-refund.ts';
import { retrieveRefunds } from './retrieve-refunds.ts';

const reason = 'Doença';

async function paidOrder(ctx: Ctx) {
  const made = await makePayment(ctx, byTransfer);
  await approvePayment(asSystem(ctx), { id: made.payment.id });
  return { ...made, orderId: made.order.id, staff: await asA(ctx, 'administrator') };
}

async function seatsLeft(ctx: Ctx, classId: number) {
  return (await classSummaries(ctx, [classId])).get(classId)?.seats_left;
}

test('a refund goes by the days of the terms that the order accepted, not by those in force', async ({ ctx }) => {
  const setDays = (value: string) => writeSetting(asSystem(ctx), { key: 'withdrawalDaysAO', value });
  const ruleOf = async ({ orderId, buyer }: Awaited<ReturnType<typeof paidOrder>>) =>
    (await requestRefund(later(buyer, 24 * 5), { order_id: orderId, reason })).rule;
  const [generous, unrecorded] = [await paidOrder(ctx), await paidOrder(ctx)];
  await setDays('3');
  const strict = await paidOrder(ctx);
  const none = { terms_version: null, terms_accepted_at: null };
  await ctx.db.updateTable('orders').set(none).where('id', '=', unrecorded.orderId).execute();
  expect([await ruleOf(generous), await ruleOf(strict), await ruleOf(unrecorded)]).toEqual([
    'withdrawal',
    'by_hand',
    'by_hand',
  ]);
});

describe('a refund', () => {
  test('of the whole order returns the order and its seats once the money has arrived', async ({ ctx }) => {
    const { orderId, order, buyer, staff, classId } = await paidOrder(ctx);
    const before = Number(await seatsLeft(ctx, classId));
    const { id, amount_minor, rule } = await requestRefund(buyer, { order_id: orderId, reason });
    expect([amount_minor, rule]).toEqual([order.total_minor, 'withdrawal']);
    await decideRefund(staff, { id, decision: 'approve' });
    await progressRefund(staff, { id, progress: 'sent' });
    expect((await findOrder(ctx, orderId)).status).toBe('aguarda-satisfacao');
    await progressRefund(staff, { id, progress: 'done' });
    expect((await findOrder(ctx, orderId)).status).toBe('devolvida');
    expect(await seatsLeft(ctx, classId)).toBe(before + 1);
    await expect(progressRefund(staff, { id, progress: 'done' })).rejects.toThrow('invalid_transition');
    const { results } = await retrieveOrderHistory(buyer, {
      filter: { order_id: orderId },
      sort: [],
      limit: 20,
      offset: 0,
    });
    expect(results.slice(-5).map(({ kind, by }) => [kind, by])).toEqual([
      ['refund_requested', 'buyer'],
      ['refund_approved', 'operator'],
      ['refund_sent', 'operator'],
      ['refund_done', 'operator'],
      ['refunded', 'operator'],
    ]);
  });

  test('returns what was paid for the line, after its discount', async ({ ctx }) => {
    await makeCoupon(ctx);
    const { order, payment, buyer } = await makePayment(ctx, { ...byTransfer, coupon_code: 'VERAO-10' });
    await approvePayment(asSystem(ctx), { id: payment.id });
    const order_item_ids = [Number(order.items[0]?.id)];
    const { amount_minor } = await requestRefund(buyer, { order_id: order.id, order_item_ids, reason });
    expect(amount_minor).toBe(4_050_000);
  });

  test('of a part leaves the order as it is, and the rest can be asked back', async ({ ctx }) => {
    const { orderId, order, buyer, staff, classId } = await paidOrder(ctx);
    const before = await seatsLeft(ctx, classId);
    const { id } = await requestRefund(buyer, { order_id: orderId, reason });
    const part = { id, decision: 'approve' as const, amount_minor: 1_000 };
    await expect(decideRefund(staff, { ...part, amount_minor: order.total_minor + 1 })).rejects.toThrow(
      'refund_too_large',
    );
    await decideRefund(staff, part);
    await progressRefund(staff, { id, progress: 'done' });
    expect([(await findOrder(ctx, orderId)).status, await seatsLeft(ctx, classId)]).toEqual([
      'aguarda-satisfacao',
      before,
    ]);
    const rest = await requestRefund(buyer, { order_id: orderId, reason });
    expect(rest.amount_minor).toBe(order.total_minor - 1_000);
  });

  test('of a line frees its seats, and is asked for once', async ({ ctx }) => {
    const { orderId, order, buyer } = await paidOrder(ctx);
    const order_item_ids = [Number(order.items[0]?.id)];
    await requestRefund(buyer, { order_id: orderId, order_item_ids, reason });
    const again = requestRefund(buyer, { order_id: orderId, order_item_ids, reason });
    await expect(again).rejects.toThrow('nothing_to_refund');
    await expect(requestRefund(buyer, { order_id: orderId, reason })).rejects.toThrow('nothing_to_refund');
  });

  test('that was refused can be asked for again', async ({ ctx }) => {
    const { orderId, buyer, staff } = await paidOrder(ctx);
    const { id } = await requestRefund(buyer, { order_id: orderId, reason });
    const refused = await decideRefund(staff, { id, decision: 'refuse', reason: 'O curso já acabou' });
    expect(refused).toMatchObject({ status: 'refused', refuse_reason: 'O curso já acabou' });
    await requestRefund(buyer, { order_id: orderId, reason });
  });

  test('is for the buyer of a paid order, and decided by staff', async ({ ctx }) => {
    const { orderId, buyer } = await paidOrder(ctx);
    const stranger = await asA(ctx, 'student');
    await expect(requestRefund(stranger, { order_id: orderId, reason })).rejects.toThrow('not_found');
    const { id } = await requestRefund(buyer, { order_id: orderId, reason });
    await expect(decideRefund(buyer, { id, decision: 'approve' })).rejects.toThrow('not_allowed');
    await expect(progressRefund(buyer, { id, progress: 'done' })).rejects.toThrow('not_allowed');
    const all = { filter: {}, sort: [], limit: 20, offset: 0 };
    expect((await retrieveRefunds(buyer, all)).total).toBe(1);
    expect((await retrieveRefunds(stranger, all)).total).toBe(0);
    const unpaid = await makePayment(ctx, byTransfer);
    const requesting = requestRefund(unpaid.buyer, { order_id: unpaid.order.id, reason });
    await expect(requesting).rejects.toThrow('order_not_refundable');
  });
});
