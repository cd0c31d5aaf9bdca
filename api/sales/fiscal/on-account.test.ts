import { describe, expect } from 'vitest';
import { makeCreditBuyer, retrieveLedgerEntries } from '#api/sales/accounts/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { cancelOrder } from '#api/sales/orders/index.ts';
import {
  approvePayment,
  byContract,
  byReservation,
  closePending,
  decideRefund,
  makePayment,
  requestRefund,
} from '#api/sales/payments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeSeller } from './make.ts';
import { fiscalSlice } from './slice.ts';

const price = 4_500_000;
const { order_charged, order_paid, order_canceled, refund_done } = fiscalSlice.reactions;

/** An order on account with its invoice. */
async function charged(ctx: Ctx, way: typeof byContract | typeof byReservation) {
  await makeSeller(ctx);
  const buying = await makeCreditBuyer(ctx);
  const made = await makePayment(ctx, { ...buying, ...way });
  if (way.method === 'contracto') await approvePayment(asSystem(ctx), { id: made.payment.id });
  const due_at = new Date(ctx.now().getTime() + 30 * 86_400_000).toISOString();
  await order_charged['invoice-charged-order'](asSystem(ctx), { order_id: made.order.id, due_at });
  return { ...made, ...buying };
}

async function refund(ctx: Ctx, order_id: number, amount_minor?: number): Promise<void> {
  const staff = await asA(ctx, 'administrator');
  const { id } = await requestRefund(staff, { order_id, reason: 'Obra adiada' });
  await decideRefund(staff, { id, decision: 'approve', ...(amount_minor !== undefined && { amount_minor }) });
  for (const _ of [1, 2]) await refund_done['credit-refund'](asSystem(ctx), { refund_id: id });
}

/** Oldest first, with the kind of the document that the statement names. */
async function statementOf({ buyer, organization_id }: { buyer: Ctx; organization_id: number }) {
  const { results } = await retrieveLedgerEntries(buyer, queryOf({ filter: { organization_id } }));
  return results
    .toReversed()
    .map(({ kind, reason, amount_minor, balance_minor, documents }) => [
      `${kind} ${reason}`,
      amount_minor,
      balance_minor,
      documents.map(({ number }) => number.slice(0, 2)).join(' '),
    ]);
}

describe('an order on account', () => {
  test('by contract that is returned is credited with a credit note, and no receipt is issued', async ({ ctx }) => {
    const made = await charged(ctx, byContract);
    await order_paid['issue-paid-document'](asSystem(ctx), { order_id: made.order.id });
    await refund(ctx, made.order.id, 1_000_000);
    await refund(ctx, made.order.id);
    expect(await statementOf(made)).toEqual([
      ['debit order', price, price, 'FT'],
      ['credit refund', 1_000_000, 3_500_000, 'NC'],
      ['credit refund', 3_500_000, 0, 'NC'],
    ]);
  });

  test('by reservation that is canceled is credited in full with a credit note', async ({ ctx }) => {
    const made = await charged(ctx, byReservation);
    await cancelOrder(made.buyer, { id: made.order.id });
    await closePending(asSystem(ctx), made.order.id, 'order canceled');
    for (const _ of [1, 2]) await order_canceled['credit-canceled-order'](asSystem(ctx), { order_id: made.order.id });
    expect(await statementOf(made)).toEqual([
      ['debit order', price, price, 'FT'],
      ['credit order', price, 0, 'NC'],
    ]);
  });
});
