import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { cancelOrder, findOrder, settleOrder } from '#api/sales/orders/index.ts';
import { later, makeOrder, emittedKinds } from '#api/sales/orders/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { storeSettings } from '#api/platform/settings/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createPayment } from './create-payment.ts';
import { byTransfer, makePayment, payFor } from './make.ts';
import { retrievePayments } from './retrieve-payments.ts';

const byReference = { method: 'multicaixa', channel: 'reference' } as const;
const all = { filter: {}, sort: [], limit: 20, offset: 0 };

describe('an attempt to pay', () => {
  test('by reference lasts 48 hours and has no reference yet', async ({ ctx }) => {
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

  test('by transfer shows the account and the message to include', async ({ ctx }) => {
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
    await storeSettings(ctx, { bankIban });
    const input = { order_id: made.order.id, invoice_id: made.payment.invoice_id, ...byTransfer };
    await expect(createPayment(made.buyer, input)).rejects.toThrow('method_not_available');
  });

  test('by transfer shows no account once the operator has removed it', async ({ ctx }) => {
    const { buyer } = await makePayment(ctx, byTransfer);
    await writeSetting(asSystem(ctx), { key: 'bankIban', value: '' });
    expect((await retrievePayments(buyer, all)).results[0]?.bank).toBeNull();
  });

  test('replaces an older one', async ({ ctx }) => {
    const made = await makePayment(ctx);
    const second = await payFor(made, byTransfer);
    const { results } = await retrievePayments(made.buyer, all);
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'pending'],
      [made.payment.id, 'canceled'],
    ]);
    expect(await emittedKinds(ctx)).toContain('payment_closed');
  });

  test('is refused for methods and currencies that are not offered', async ({ ctx }) => {
    const made = await makeOrder(ctx);
    await expect(payFor(made, { method: 'multicaixa', channel: 'qr' })).rejects.toThrow('method_not_available');
    await expect(payFor(made, { method: 'contracto', channel: 'credit' })).rejects.toThrow('method_not_available');
    const inDollars = await makeOrder(ctx, { currency_id: 2 });
    await expect(payFor(inDollars, byReference)).rejects.toThrow('method_not_available');
    await expect(payFor(inDollars, byTransfer)).resolves.toBeTruthy();
  });

  test("is refused for somebody else's order, and once the order cannot be paid", async ({ ctx }) => {
    const { order, buyer } = await makeOrder(ctx);
    const input = { order_id: order.id, invoice_id: Number(order.invoices[0]?.id), ...byReference };
    await expect(createPayment(ctx, input)).rejects.toThrow('not_signed_in');
    await expect(createPayment(await asA(ctx, 'student'), input)).rejects.toThrow('not_found');
    await expect(createPayment(buyer, { ...input, order_id: 987_654_321 })).rejects.toThrow('not_found');
    await expect(createPayment(later(buyer, 24), input)).rejects.toThrow('order_not_payable');
    await cancelOrder(buyer, { id: order.id });
    await expect(createPayment(buyer, input)).rejects.toThrow('order_not_payable');
  });

  test('is refused for a paid order', async ({ ctx }) => {
    const made = await makeOrder(ctx);
    await settleOrder(asSystem(ctx), made.order.id);
    await expect(payFor(made, byReference)).rejects.toThrow('order_not_payable');
  });
});

describe('attempts', () => {
  test('are listed for their buyer and for finance', async ({ ctx }) => {
    const { payment, buyer } = await makePayment(ctx);
    await expect(retrievePayments(ctx, all)).rejects.toThrow('not_signed_in');
    expect((await retrievePayments(await asA(ctx, 'client'), { ...all, filter: { id: payment.id } })).total).toBe(0);
    expect((await retrievePayments(await asA(ctx, 'administrator'), all)).results).toEqual([payment]);
    const filter = { order_id: payment.order_id, method: 'multicaixa' as const, status: 'pending' as const };
    expect((await retrievePayments(buyer, { ...all, filter })).total).toBe(1);
  });

  test('take a fixed number of queries', async ({ ctx, queries }) => {
    const buyer = await asA(ctx, 'client');
    for (let made = 0; made < 4; made += 1) await makePayment(ctx, { buyer, ...byTransfer });
    queries.length = 0;
    await retrievePayments(buyer, all);
    expect(queries).toHaveLength(5);
  });
});
