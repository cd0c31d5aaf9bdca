import { describe, expect } from 'vitest';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import { asA } from '#api/people/identity/make.ts';
import { retrieveOrderHistory } from '#api/sales/orders/index.ts';
import { retrieveOrders } from '#api/sales/orders/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { approvePayment } from '../approve-payment.ts';
import { byContract, byTransfer, makePayment } from '../make.ts';
import { decideRefund } from './decide-refund.ts';
import {
  notifyRefundDecided,
  notifyRefundFailed,
  notifyRefundRequested,
  notifyRefundWithdrawn,
} from './notify-about-refund.ts';
import { progressRefund } from './progress-refund.ts';
import { requestRefund } from './request-refund.ts';
import { withdrawRefund } from './withdraw-refund.ts';

const reason = 'Doença';

async function requested(ctx: Ctx) {
  const made = await makePayment(ctx, byTransfer);
  await approvePayment(asSystem(ctx), { id: made.payment.id });
  const { id } = await requestRefund(made.buyer, { order_id: made.order.id, reason });
  return { ...made, id, orderId: made.order.id, staff: await asA(ctx, 'administrator') };
}

async function seatsLeft(ctx: Ctx, classId: number) {
  return (await classSummaries(ctx, [classId])).get(classId)?.seats_left;
}

async function kindsTo(ctx: Ctx, buyer: Ctx): Promise<string[]> {
  const sent = ctx.db.selectFrom('notifications').select('kind').where('recipient_id', '=', signedIn(buyer).personId);
  return (await sent.orderBy('id').execute()).map(({ kind }) => kind).filter((kind) => kind.startsWith('refund'));
}

describe('a request for a refund', () => {
  test('is withdrawn by its buyer before it is decided, as often as they like', async ({ ctx }) => {
    const { id, orderId, buyer, classId } = await requested(ctx);
    const seats = await seatsLeft(ctx, classId);
    const withdrawn = await withdrawRefund(buyer, { id });
    expect(withdrawn).toMatchObject({ status: 'withdrawn', withdrawn_at: ctx.now().toISOString(), decided_at: null });
    expect(await withdrawRefund(buyer, { id })).toEqual(withdrawn);
    expect(await seatsLeft(ctx, classId)).toBe(seats);
    const { results } = await retrieveOrderHistory(buyer, queryOf({ filter: { order_id: orderId } }));
    expect(results.slice(-2).map(({ kind, by }) => [kind, by])).toEqual([
      ['refund_requested', 'buyer'],
      ['refund_withdrawn', 'buyer'],
    ]);
    await requestRefund(buyer, { order_id: orderId, reason });
  });

  test('that was withdrawn is decided no more, and one that was decided is not withdrawn', async ({ ctx }) => {
    const { id, orderId, buyer, staff } = await requested(ctx);
    await withdrawRefund(buyer, { id });
    await expect(decideRefund(staff, { id, decision: 'approve' })).rejects.toThrow('refund_withdrawn');
    await expect(decideRefund(staff, { id, decision: 'refuse', reason })).rejects.toThrow('refund_withdrawn');
    await expect(progressRefund(staff, { id, progress: 'sent' })).rejects.toThrow('refund_withdrawn');
    const again = await requestRefund(buyer, { order_id: orderId, reason });
    await decideRefund(staff, { id: again.id, decision: 'approve' });
    await expect(withdrawRefund(buyer, { id: again.id })).rejects.toThrow('refund_already_decided');
  });

  test('is not withdrawn by others', async ({ ctx }) => {
    const { id } = await requested(ctx);
    await expect(withdrawRefund(await asA(ctx, 'student'), { id })).rejects.toThrow('not_found');
    await expect(withdrawRefund(ctx, { id })).rejects.toThrow('not_signed_in');
    await expect(withdrawRefund(await asA(ctx, 'student'), { id: 999_999 })).rejects.toThrow('not_found');
  });

  test('of an organization is withdrawn by its people with the role, although staff asked', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const { order, payment } = await makePayment(ctx, { ...buying, ...byContract });
    const staff = await asA(ctx, 'administrator');
    await approvePayment(staff, { id: payment.id });
    const { id } = await requestRefund(staff, { order_id: order.id, reason });
    expect(await withdrawRefund(buying.buyer, { id })).toMatchObject({ status: 'withdrawn' });
  });

  test('is told with its order, without the money of cases', async ({ ctx }) => {
    const { id, orderId, buyer, staff } = await requested(ctx);
    const refundsNow = async () =>
      (await retrieveOrders(buyer, queryOf({ filter: { id: orderId } }))).results.map(({ refunds }) => refunds);
    expect(await refundsNow()).toMatchObject([[{ id, status: 'requested', order_item_ids: [], destination: 'iban' }]]);
    await decideRefund(staff, { id, decision: 'refuse', reason: 'O curso já acabou' });
    expect(await refundsNow()).toMatchObject([[{ status: 'refused', refuse_reason: 'O curso já acabou' }]]);
  });

  test('is confirmed to the buyer, warns staff until it is withdrawn, and a failed transfer is told', async ({
    ctx,
  }) => {
    const { id, orderId, buyer, staff } = await requested(ctx);
    await notifyRefundRequested(asSystem(ctx), id);
    const open = () => ctx.db.selectFrom('user_warnings').select('id').where('kind', '=', 'refund_to_decide');
    const before = (await open().where('is_active', '=', true).execute()).length;
    await withdrawRefund(buyer, { id });
    await notifyRefundWithdrawn(asSystem(ctx), id);
    expect(before).toBeGreaterThan(0);
    expect(await open().where('is_active', '=', true).execute()).toEqual([]);
    const again = await requestRefund(buyer, { order_id: orderId, reason });
    await decideRefund(staff, { id: again.id, decision: 'approve' });
    await notifyRefundDecided(asSystem(ctx), again.id);
    await progressRefund(staff, { id: again.id, progress: 'failed' });
    await notifyRefundFailed(asSystem(ctx), again.id);
    expect(await kindsTo(ctx, buyer)).toEqual(['refund_received', 'refund_decided', 'refund_failed']);
  });
});
