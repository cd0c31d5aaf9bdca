import { describe, expect } from 'vitest';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import { asA } from '#api/people/identity/make.ts';
import { findOrder, retrieveOrderHistory } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { approvePayment } from '../approve-payment.ts';
import { byContract, byReservation, makePayment } from '../make.ts';
import { decideRefund } from './decide-refund.ts';
import { notifyRefundDecided, notifyRefundDone } from './notify-about-refund.ts';
import { progressRefund } from './progress-refund.ts';
import { requestRefund } from './request-refund.ts';
import { changeRefund } from './store.ts';

const part = 1_000_000;
const reason = 'Obra adiada';

async function chargedOrder(ctx: Ctx, way: typeof byContract | typeof byReservation) {
  const buying = await makeCreditBuyer(ctx);
  const made = await makePayment(ctx, { ...buying, ...way });
  const staff = await asA(ctx, 'administrator');
  await approvePayment(staff, { id: made.payment.id });
  return { ...made, ...buying, staff, orderId: made.order.id };
}

async function returnsOf(ctx: Ctx, orderId: number): Promise<number[]> {
  const credits = ctx.db.selectFrom('ledger_entries').select('amount_minor').where('reason', '=', 'refund');
  return (await credits.where('order_id', '=', orderId).orderBy('id').execute()).map((row) => row.amount_minor);
}

async function seatsLeft(ctx: Ctx, classId: number) {
  return (await classSummaries(ctx, [classId])).get(classId)?.seats_left;
}

describe.for([byContract, byReservation])('a refund of an order by $method', (way) => {
  test('is done with its approval, which credits the account and returns the order', async ({ ctx }) => {
    const { orderId, buyer, staff, classId, order } = await chargedOrder(ctx, way);
    const before = Number(await seatsLeft(ctx, classId));
    const { id } = await requestRefund(buyer, { order_id: orderId, reason });
    await expect(progressRefund(staff, { id, progress: 'sent' })).rejects.toThrow('refund_credited');
    const done = await decideRefund(staff, { id, decision: 'approve' });
    const at = ctx.now().toISOString();
    expect(done).toMatchObject({ status: 'done', decided_at: at, sent_at: null, done_at: at });
    expect(await returnsOf(ctx, orderId)).toEqual([order.total_minor]);
    expect((await findOrder(ctx, orderId)).status).toBe('devolvida');
    expect(await seatsLeft(ctx, classId)).toBe(before + 1);
    const { results } = await retrieveOrderHistory(buyer, queryOf({ filter: { order_id: orderId } }));
    const kinds = results.map(({ kind }) => kind);
    expect(kinds.slice(-3)).toEqual(['refund_requested', 'refund_credited', 'refunded']);
  });

  test('is credited once, and never sent', async ({ ctx }) => {
    const { orderId, buyer, staff } = await chargedOrder(ctx, way);
    const { id } = await requestRefund(buyer, { order_id: orderId, reason });
    await decideRefund(staff, { id, decision: 'approve', amount_minor: part });
    await expect(decideRefund(staff, { id, decision: 'approve' })).rejects.toThrow('invalid_transition');
    await expect(progressRefund(staff, { id, progress: 'done' })).rejects.toThrow('invalid_transition');
    for (const progress of ['sent', 'failed'] as const) {
      await expect(progressRefund(staff, { id, progress })).rejects.toThrow('refund_credited');
    }
    expect(await returnsOf(ctx, orderId)).toEqual([part]);
  });

  test('of a part leaves the order and its seats as they are until the rest is credited', async ({ ctx }) => {
    const { orderId, buyer, staff, classId, order } = await chargedOrder(ctx, way);
    const before = Number(await seatsLeft(ctx, classId));
    const first = await requestRefund(buyer, { order_id: orderId, reason });
    await decideRefund(staff, { id: first.id, decision: 'approve', amount_minor: part });
    expect([(await findOrder(ctx, orderId)).status, await seatsLeft(ctx, classId)]).toEqual([
      'aguarda-satisfacao',
      before,
    ]);
    const rest = await requestRefund(buyer, { order_id: orderId, reason });
    await decideRefund(staff, { id: rest.id, decision: 'approve' });
    expect((await findOrder(ctx, orderId)).status).toBe('devolvida');
    expect(await seatsLeft(ctx, classId)).toBe(before + 1);
    expect(await returnsOf(ctx, orderId)).toEqual([part, order.total_minor - part]);
  });

  test('that was approved before credits ended it is credited when it is recorded as done', async ({ ctx }) => {
    const { orderId, buyer, staff, order } = await chargedOrder(ctx, way);
    const { id } = await requestRefund(buyer, { order_id: orderId, reason });
    await changeRefund(ctx, id, { status: 'sent' });
    expect(await progressRefund(staff, { id, progress: 'done' })).toMatchObject({ status: 'done' });
    expect(await returnsOf(ctx, orderId)).toEqual([order.total_minor]);
  });

  test('tells the buyer once that the account was credited, and of a refusal', async ({ ctx }) => {
    const { orderId, buyer, staff } = await chargedOrder(ctx, way);
    const refused = await requestRefund(buyer, { order_id: orderId, reason });
    await decideRefund(staff, { id: refused.id, decision: 'refuse', reason: 'O curso já acabou' });
    await notifyRefundDecided(asSystem(ctx), refused.id);
    const { id } = await requestRefund(buyer, { order_id: orderId, reason });
    await decideRefund(staff, { id, decision: 'approve' });
    await notifyRefundDecided(asSystem(ctx), id);
    await notifyRefundDone(asSystem(ctx), id);
    const sent = ctx.db.selectFrom('notifications').select('kind').where('recipient_id', '=', signedIn(buyer).personId);
    const kinds = (await sent.orderBy('id').execute()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('refund'))).toEqual(['refund_decided', 'refund_credited']);
  });
});
