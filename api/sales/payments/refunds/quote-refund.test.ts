import { describe, expect, onTestFinished } from 'vitest';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { later } from '#api/sales/orders/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { approvePayment } from '../approve-payment.ts';
import { setRefundIban } from '../details/refund-iban.ts';
import { byContract, byTransfer, makePayment } from '../make.ts';
import { paymentProviders } from '../providers/all.gen.ts';
import { decideRefund } from './decide-refund.ts';
import { progressRefund } from './progress-refund.ts';
import { retrieveRefundQuote } from './quote-refund.ts';
import { requestRefund } from './request-refund.ts';
import { retrieveRefunds } from './retrieve-refunds.ts';

const iban = 'AO06 0040 0000 6487 1902 3102 1';
const dayHours = 24;

async function paidOrder(ctx: Ctx) {
  const made = await makePayment(ctx, byTransfer);
  await approvePayment(asSystem(ctx), { id: made.payment.id });
  return { ...made, orderId: made.order.id, staff: await asA(ctx, 'administrator') };
}

async function quoteOf(ctx: Ctx, order_id: number) {
  return (await retrieveRefundQuote(ctx, queryOf({ filter: { order_id } }))).results[0];
}

const listed = async (ctx: Ctx, order_id: number) =>
  (await retrieveRefunds(ctx, queryOf({ filter: { order_id } }))).results;

describe('what a refund would be', () => {
  test('says amount, rule and its days, where the money goes, and until when there is an answer', async ({ ctx }) => {
    const { orderId, order, buyer } = await paidOrder(ctx);
    await writeSetting(asSystem(ctx), { key: 'refundAnswerDays', value: '3' });
    const quote = await quoteOf(buyer, orderId);
    expect(quote).toMatchObject({
      left_minor: order.total_minor,
      withdrawal_days: 7,
      answer_by: later(ctx, 3 * dayHours)
        .now()
        .toISOString(),
      destination: 'iban',
      iban_end: null,
      lines: [{ amount_minor: order.total_minor, rule: 'withdrawal', by_hand_because: null, bar: null }],
    });
    const { answer_by, rule, amount_minor } = await requestRefund(buyer, { order_id: orderId });
    expect([answer_by, rule, amount_minor]).toEqual([quote?.answer_by, 'withdrawal', quote?.left_minor]);
    expect(await quoteOf(buyer, orderId)).toMatchObject({ left_minor: 0, lines: [{ bar: 'requested' }] });
  });

  test('needs a reason once the days are over', async ({ ctx }) => {
    const { orderId, buyer } = await paidOrder(ctx);
    const late = later(buyer, 8 * dayHours);
    expect(await quoteOf(late, orderId)).toMatchObject({ lines: [{ rule: 'by_hand', by_hand_because: 'late' }] });
    await expect(requestRefund(late, { order_id: orderId, reason: ' '.trim() })).rejects.toThrow(
      'refund_reason_missing',
    );
    await requestRefund(late, { order_id: orderId, reason: 'Doença' });
  });

  test('is for those who may ask for it, of an order that is paid', async ({ ctx }) => {
    const { orderId, buyer, staff } = await paidOrder(ctx);
    expect(await quoteOf(staff, orderId)).toEqual(await quoteOf(buyer, orderId));
    expect(await quoteOf(await asA(ctx, 'student'), orderId)).toBeUndefined();
    await expect(quoteOf(ctx, orderId)).rejects.toThrow('not_signed_in');
    await expect(retrieveRefundQuote(buyer, queryOf({}))).rejects.toThrow('invalid_input');
    const unpaid = await makePayment(ctx, byTransfer);
    expect(await quoteOf(unpaid.buyer, unpaid.order.id)).toBeUndefined();
  });

  test('goes to the current account that paid', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const { order, payment } = await makePayment(ctx, { ...buying, ...byContract });
    await approvePayment(await asA(ctx, 'administrator'), { id: payment.id });
    expect(await quoteOf(buying.buyer, order.id)).toMatchObject({ destination: 'account' });
    expect(await requestRefund(buying.buyer, { order_id: order.id, reason: 'Obra adiada' })).toMatchObject({
      destination: 'account',
    });
  });

  test('goes back to the payer where the provider returns money by itself', async ({ ctx }) => {
    const { orderId, buyer } = await paidOrder(ctx);
    const { manual } = paymentProviders;
    if (!manual) throw new Error('There is no manual provider.');
    onTestFinished(() => void (paymentProviders['manual'] = manual));
    const offers = manual.offers.map((offer) => ({ ...offer, refundsToPayer: true }));
    paymentProviders['manual'] = { offers, gateway: null };
    expect(await quoteOf(buyer, orderId)).toMatchObject({ destination: 'payer' });
  });
});

describe('the bank account of a refund', () => {
  test('is the one that the buyer stores until the money was sent, and read whole by staff alone', async ({ ctx }) => {
    const { orderId, buyer, staff } = await paidOrder(ctx);
    const { id } = await requestRefund(buyer, { order_id: orderId });
    expect(await listed(staff, orderId)).toMatchObject([{ destination: 'iban', iban: null, iban_end: null }]);
    await setRefundIban(buyer, { iban });
    expect(await quoteOf(buyer, orderId)).toMatchObject({ iban_country: 'AO', iban_end: '1021' });
    expect(await listed(buyer, orderId)).toMatchObject([{ iban: null, iban_country: 'AO', iban_end: '1021' }]);
    expect(await listed(staff, orderId)).toMatchObject([{ iban: 'AO06004000006487190231021' }]);

    const decided = await decideRefund(staff, { id, decision: 'approve' });
    const sent = await progressRefund(staff, { id, progress: 'sent' });
    expect([decided.iban, sent.iban]).toEqual([null, null]);
    await setRefundIban(buyer, { iban: 'PT50 0002 0123 1234 5678 9015 4' });
    const afterwards = [{ status: 'sent', iban: null, iban_country: 'AO', iban_end: '1021' }];
    expect([await listed(buyer, orderId), await listed(staff, orderId)]).toMatchObject([afterwards, afterwards]);
    await progressRefund(staff, { id, progress: 'failed' });
    expect(await listed(staff, orderId)).toMatchObject([{ status: 'failed', iban: 'PT50000201231234567890154' }]);
  });
});
