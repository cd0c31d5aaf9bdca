import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import { later } from '#api/sales/orders/make.ts';
import { expireOrders } from '#api/sales/orders/index.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { approvePayment } from './approve-payment.ts';
import { byTransfer, makePayment, payFor } from './make.ts';
import { rejectPayment } from './reject-payment.ts';
import { timeOutPayments } from './time-out-payments.ts';

describe('finance approves', () => {
  test('a transfer: the order is settled', async ({ ctx }) => {
    const { payment, order } = await makePayment(ctx, byTransfer);
    const finance = await asA(ctx, 'administrator');
    const approved = await approvePayment(finance, { id: payment.id, receipt_number: 'R 17' });
    expect(approved).toMatchObject({ status: 'paid', paid_amount_minor: 4_500_000, flag: null });
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
    await expect(approvePayment(finance, { id: payment.id })).rejects.toThrow('invalid_transition');
  });

  test('cash at the desk', async ({ ctx }) => {
    const { payment } = await makePayment(ctx, { method: 'numerario', channel: 'cash' });
    const approved = await approvePayment(asSystem(ctx), { id: payment.id, receipt_number: '112' });
    expect(approved.status).toBe('paid');
  });

  test('money that arrives after the order expired', async ({ ctx }) => {
    const { payment, order } = await makePayment(ctx, byTransfer);
    const operator = asSystem(later(ctx, 24 * 4));
    await timeOutPayments(operator);
    await expireOrders(operator);
    expect((await findOrder(ctx, order.id)).status).toBe('cancelada');
    await approvePayment(operator, { id: payment.id });
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
  });

  test('nothing without the claim, and no payment of a provider', async ({ ctx }) => {
    const { payment, buyer } = await makePayment(ctx);
    await expect(approvePayment(ctx, { id: payment.id })).rejects.toThrow('not_signed_in');
    await expect(approvePayment(buyer, { id: payment.id })).rejects.toThrow('not_allowed');
    await expect(approvePayment(asSystem(ctx), { id: payment.id })).rejects.toThrow('method_not_available');
    await expect(approvePayment(asSystem(ctx), { id: 987_654_321 })).rejects.toThrow('not_found');
  });
});

describe('finance rejects', () => {
  test('a proof, with a reason for the buyer, who can try again', async ({ ctx }) => {
    const made = await makePayment(ctx, byTransfer);
    const reason = 'O comprovativo é de outra encomenda.';
    const rejected = await rejectPayment(await asA(ctx, 'administrator'), { id: made.payment.id, reason });
    expect(rejected).toMatchObject({ status: 'declined', decline_reason: reason });
    expect((await findOrder(ctx, made.order.id)).status).toBe('aguarda-pagamento');
    await expect(payFor(made, byTransfer)).resolves.toMatchObject({ status: 'pending' });
  });

  test('nothing without the claim, and nothing twice', async ({ ctx }) => {
    const { payment, buyer } = await makePayment(ctx, byTransfer);
    const refused = { id: payment.id, reason: 'Ilegível.' };
    await expect(rejectPayment(buyer, refused)).rejects.toThrow('not_allowed');
    await rejectPayment(asSystem(ctx), refused);
    await expect(rejectPayment(asSystem(ctx), refused)).rejects.toThrow('invalid_transition');
  });
});
