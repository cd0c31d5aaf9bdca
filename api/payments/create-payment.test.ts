import { describe, expect } from 'vitest';
import { asA } from '#api/identity/make.ts';
import { cancelOrder, findOrder, settleOrder } from '#api/orders/index.ts';
import { later, makeOrder, emittedKinds } from '#api/orders/make.ts';
import { writeSetting } from '#api/settings/index.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { createPayment } from './create-payment.ts';
import { byTransfer, makePayment, payFor } from './make.ts';
import { retrievePayments } from './retrieve-payments.ts';

const byReference = { method: 'multicaixa', channel: 'reference' } as const;
const all = { filter: {}, sort: [], limit: 20, offset: 0 };

describe('an attempt to pay', () => {
  test('by reference waits 48 hours, and for its number', async ({ ctx }) => {
    const { payment, order } = await makePayment(ctx);
    expect(payment).toMatchObject({
      status: 'pending',
      amount_minor: 4_500_000,
      entity: null,
      reference: null,
      bank: null,
      expires_at: '2026-11-23T08:00:00.000Z',
    });
    expect(await emittedKinds(ctx)).toContain('payment_started');
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-pagamento');
  });

  test('by transfer tells the account and what to write with it', async ({ ctx }) => {
    const { payment, order } = await makePayment(ctx, byTransfer);
    expect(payment.bank).toEqual({
      bank_name: 'Banco do Planalto',
      iban: 'AO06004000006487190231021',
      account_holder: 'Mestria, Lda.',
      message: order.number,
    });
    expect(payment.expires_at).toBe('2026-11-24T08:00:00.000Z');
  });

  test.for([
    ['no account', ''],
    ['an account whose number cannot be one', 'AO06004000006487190231022'],
  ])('by transfer is not offered where the operator has set %s', async ([, bankIban = ''], { ctx }) => {
    const made = await makePayment(ctx);
    await writeSetting(asSystem(ctx), { slug: 'Payments', key: 'bankIban', value: bankIban });
    const expected = { order_id: made.order.id, invoice_id: made.payment.invoice_id, ...byTransfer };
    await expect(createPayment(made.buyer, expected)).rejects.toThrow('method_not_available');
  });

  test('by transfer tells no account that was taken away', async ({ ctx }) => {
    const { buyer } = await makePayment(ctx, byTransfer);
    await writeSetting(asSystem(ctx), { slug: 'Payments', key: 'bankIban', value: '' });
    expect((await retrievePayments(buyer, all)).results[0]?.bank).toBeNull();
  });

  test('takes the place of an older one', async ({ ctx }) => {
    const made = await makePayment(ctx);
    const second = await payFor(made, byTransfer);
    const { results } = await retrievePayments(made.buyer, all);
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'pending'],
      [made.payment.id, 'canceled'],
    ]);
    expect(await emittedKinds(ctx)).toContain('payment_closed');
  });

  test('is not to be had in ways or currencies that are not offered', async ({ ctx }) => {
    const made = await makeOrder(ctx);
    await expect(payFor(made, { method: 'multicaixa', channel: 'express' })).rejects.toThrow('method_not_available');
    await expect(payFor(made, { method: 'contracto', channel: 'credit' })).rejects.toThrow('method_not_available');
    const inDollars = await makeOrder(ctx, { currency_id: 2 });
    await expect(payFor(inDollars, byReference)).rejects.toThrow('method_not_available');
    await expect(payFor(inDollars, byTransfer)).resolves.toBeTruthy();
  });

  test("is only for one's own order, while it can be paid", async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    const expected = { order_id: order.id, invoice_id: Number(order.invoices[0]?.id), ...byReference };
    await expect(createPayment(ctx, expected)).rejects.toThrow('not_signed_in');
    await expect(createPayment(await asA(ctx, 'student'), expected)).rejects.toThrow('not_found');
    await expect(createPayment(buyer, { ...expected, order_id: 987_654_321 })).rejects.toThrow('not_found');
    await expect(createPayment(later(buyer, 24), expected)).rejects.toThrow('order_not_payable');
    await cancelOrder(buyer, { id: order.id });
    await expect(createPayment(buyer, expected)).rejects.toThrow('order_not_payable');
  });

  test('is not made for what is paid', async ({ ctx }) => {
    const made = await makeOrder(ctx);
    await settleOrder(asSystem(ctx), made.order.id);
    await expect(payFor(made, byReference)).rejects.toThrow('order_not_payable');
  });
});

describe('attempts', () => {
  test('are told to who made them, and to finance', async ({ ctx }) => {
    const { payment, buyer } = await makePayment(ctx);
    await expect(retrievePayments(ctx, all)).rejects.toThrow('not_signed_in');
    expect((await retrievePayments(await asA(ctx, 'client'), { ...all, filter: { id: payment.id } })).total).toBe(0);
    expect((await retrievePayments(await asA(ctx, 'administrator'), all)).results).toEqual([payment]);
    const filter = { order_id: payment.order_id, method: 'multicaixa' as const, status: 'pending' as const };
    expect((await retrievePayments(buyer, { ...all, filter })).total).toBe(1);
  });

  test('cost as many queries for many as for one', async ({ ctx, queries }) => {
    const buyer = await asA(ctx, 'client');
    for (let made = 0; made < 4; made += 1) await makePayment(ctx, { buyer, ...byTransfer });
    queries.length = 0;
    await retrievePayments(buyer, all);
    expect(queries).toHaveLength(4);
  });
});
