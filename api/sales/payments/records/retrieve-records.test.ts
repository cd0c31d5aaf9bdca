import { expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import { later } from '#api/sales/orders/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { approvePayment } from '../approve-payment.ts';
import { retrievePaymentCases } from '../cases/retrieve-cases.ts';
import { byTransfer, makePayment, proveTransfer, receiveMoney, requestRefund } from '../make.ts';
import { retrievePaymentRecords, retrieveRefundRecords } from './retrieve-records.ts';

type Sort = { field: string; order: 'asc' | 'desc' };

/** A paid attempt of a person, and later a pending one of twice the amount of an organization. */
async function two(ctx: Ctx) {
  const paid = await makePayment(ctx, byTransfer);
  await approvePayment(asSystem(later(ctx, 1)), { id: paid.payment.id, receipt_number: 'TRF 77' });
  const buyer = await asA(ctx, 'client');
  const organization = await makeOrganization(buyer, { name: 'Zambeze Lda' });
  const open = await makePayment(ctx, {
    ...byTransfer,
    buyer: later(buyer, 48),
    organization_id: organization.id,
    quantity: 2,
  });
  const { personId } = signedIn(paid.buyer);
  await ctx.db.updateTable('persons').set({ name: 'Álvaro' }).where('id', '=', personId).execute();
  return { paid, open, staff: await asA(ctx, 'administrator') };
}

test('staff list payments of everybody with their buyers, and nobody else does', async ({ ctx }) => {
  const { paid, open, staff } = await two(ctx);
  const { results, total } = await retrievePaymentRecords(staff, queryOf({}));
  expect(total).toBe(2);
  expect(results).toMatchObject([
    {
      id: open.payment.id,
      order_number: open.order.number,
      buyer_name: 'Zambeze Lda',
      status: 'pending',
      paid_at: null,
    },
    {
      id: paid.payment.id,
      order_number: paid.order.number,
      buyer_name: 'Álvaro',
      status: 'paid',
      method: 'transferencia',
    },
  ]);
  const proven = await proveTransfer(later(open.buyer, 1), open.payment);
  const [first] = (await retrievePaymentRecords(staff, queryOf({}))).results;
  expect(first).toMatchObject({ id: open.payment.id, proof_sent_at: proven.proof_sent_at });
  await expect(retrievePaymentRecords(paid.buyer, queryOf({}))).rejects.toThrow('not_allowed');
  await expect(retrieveRefundRecords(paid.buyer, queryOf({}))).rejects.toThrow('not_allowed');
  await expect(retrievePaymentRecords(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
});

test('payments are found by order, buyer, organization and receipt, by status and day, and sorted', async ({ ctx }) => {
  const { paid, open, staff } = await two(ctx);
  const listed = async (filter: object, ...sort: Sort[]) =>
    (await retrievePaymentRecords(staff, queryOf({ filter, sort }))).results.map(({ id }) => id);
  const [one, other] = [paid.payment.id, open.payment.id];
  expect(await listed({ search: paid.order.number })).toEqual([one]);
  expect(await listed({ search: 'alvaro' })).toEqual([one]);
  expect(await listed({ search: 'zambeze' })).toEqual([other]);
  expect(await listed({ search: 'trf 77' })).toEqual([one]);
  expect(await listed({ search: '100%' })).toEqual([]);
  expect(await listed({ status: 'pending' })).toEqual([other]);
  expect(await listed({ method: 'numerario' })).toEqual([]);
  expect(await listed({ created_at: { lte: paid.payment.created_at } })).toEqual([one]);
  for (const field of ['created_at', 'order_number', 'buyer_name', 'amount_minor', 'status']) {
    const rising = await listed({}, { field, order: 'asc' });
    expect([field, rising]).toEqual([field, [one, other]]);
    expect(await listed({}, { field, order: 'desc' })).toEqual([other, one]);
  }
  for (const order of ['asc', 'desc'] as const)
    expect(await listed({}, { field: 'paid_at', order })).toEqual([one, other]);
});

test('staff list refunds of everybody by status, buyer and day', async ({ ctx }) => {
  const { paid, staff } = await two(ctx);
  const refund = await requestRefund(later(paid.buyer, 2), { order_id: paid.order.id, reason: 'Doença' });
  const listed = async (filter: object) => (await retrieveRefundRecords(staff, queryOf({ filter }))).results;
  expect(await listed({ search: 'álvaro', status: 'requested' })).toEqual([
    {
      id: refund.id,
      order_id: paid.order.id,
      order_number: paid.order.number,
      buyer_name: 'Álvaro',
      status: 'requested',
      rule: 'withdrawal',
      amount_minor: refund.amount_minor,
      currency_id: refund.currency_id,
      requested_at: refund.requested_at,
      answer_by: refund.answer_by,
    },
  ]);
  expect(await listed({ status: 'done' })).toEqual([]);
  expect(await listed({ requested_at: { gte: later(ctx, 3).now().toISOString() } })).toEqual([]);
  expect(await listed({ search: paid.order.number })).toHaveLength(1);
});

test('cases are narrowed to days and sorted', async ({ ctx }) => {
  const { open, staff } = await two(ctx);
  await receiveMoney(ctx, open, { id: 1, amountMinor: 100 });
  await receiveMoney(later(ctx, 48), open, { id: 2, amountMinor: 50 });
  const amounts = async (filter: object, ...sort: Sort[]) =>
    (await retrievePaymentCases(staff, queryOf({ filter, sort }))).results.map(({ amount_minor }) => amount_minor);
  expect(await amounts({})).toEqual([50, 100]);
  expect(await amounts({}, { field: 'opened_at', order: 'asc' })).toEqual([100, 50]);
  expect(await amounts({}, { field: 'amount_minor', order: 'desc' })).toEqual([100, 50]);
  expect(await amounts({ opened_at: { gte: later(ctx, 24).now().toISOString() } })).toEqual([50]);
});

test('each list takes two statements, however many there are', async ({ ctx, queries }) => {
  const { paid, staff } = await two(ctx);
  await requestRefund(later(paid.buyer, 2), { order_id: paid.order.id, reason: 'Doença' });
  queries.length = 0;
  await retrievePaymentRecords(staff, queryOf({ page: { number: 1, size: 1 } }));
  await retrieveRefundRecords(staff, queryOf({ page: { number: 1, size: 1 } }));
  expect(queries).toHaveLength(4);
});
