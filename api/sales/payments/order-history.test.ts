import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { retrieveOrderHistory } from '#api/sales/orders/index.ts';
import { test } from '#api/shared/testing/database.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { approvePayment } from './approve-payment.ts';
import { byTransfer, makePayment } from './make.ts';
import { createPayment } from './create-payment.ts';
import { rejectPayment } from './reject-payment.ts';

const page = { sort: [], limit: 20, offset: 0 };

describe('the history of an order', () => {
  test('tells its buyer what happened, in the order of time, and nobody else', async ({ ctx }) => {
    const { payment, order, buyer } = await makePayment(ctx, byTransfer);
    const staff = await asA(ctx, 'administrator');
    await rejectPayment(staff, { id: payment.id, reason: 'Ilegível' });
    const again = await createPayment(buyer, { ...byTransfer, order_id: order.id, invoice_id: payment.invoice_id });
    await approvePayment(asSystem(ctx), { id: again.id });
    const query = { ...page, filter: { order_id: order.id } };
    const { results, total } = await retrieveOrderHistory(buyer, query);
    expect(results.map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
      ['placed', 'buyer', null],
      ['payment_started', 'buyer', null],
      ['payment_declined', 'operator', 'Ilegível'],
      ['payment_started', 'buyer', null],
      ['paid', 'system', null],
      ['seats_confirmed', 'system', null],
    ]);
    expect(total).toBe(6);
    expect((await retrieveOrderHistory(await asA(ctx, 'student'), query)).total).toBe(0);
    expect((await retrieveOrderHistory(staff, query)).total).toBe(6);
  });
});
