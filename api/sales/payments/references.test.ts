import { describe, expect, vi } from 'vitest';
import { later } from '#api/sales/orders/make.ts';
import { closePending } from './close-pending.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { byTransfer, makePayment, withGateway } from './make.ts';
import { startCharge } from './start-charge.ts';
import { retrievePayments } from './retrieve-payments.ts';
import { findPayment, storeProviderRef } from './store.ts';
import { timeOutPayments } from './time-out-payments.ts';
import { withdrawReference } from './withdraw-reference.ts';

const all = { filter: {}, sort: [], limit: 20, offset: 0 };

describe('a reference', () => {
  test('is requested from the provider and shown to the buyer', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { payment, order, buyer } = await makePayment(ctx);
    await startCharge(asSystem(ctx), payment.id);
    const { reference } = await findPayment(ctx, payment.id);
    const { results } = await retrievePayments({ ...buyer, config: ctx.config }, all);
    expect(results[0]).toMatchObject({
      entity: '30061',
      reference,
      sandbox_url: `${sandbox.url}/pay/${reference}?lang=pt`,
    });
    expect(sandbox.bank.reference(Number(reference))).toMatchObject({
      amount: '45000.00',
      end_datetime: '2026-11-23',
      custom_fields: { order: order.number },
      state: 'active',
    });
  });

  test('stays the same when a crashed request is repeated', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { payment } = await makePayment(ctx);
    await storeProviderRef(ctx, payment.id, '123456789');
    await startCharge(asSystem(ctx), payment.id);
    await startCharge(asSystem(ctx), payment.id);
    expect((await findPayment(ctx, payment.id)).reference).toBe('123456789');
    expect(sandbox.bank.openReferences()).toHaveLength(1);
  });

  test('is missing while the provider is down, and the job fails', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { payment } = await makePayment(ctx);
    await sandbox.close();
    await expect(startCharge(asSystem(ctx), payment.id)).rejects.toThrow('fetch failed');
    expect((await findPayment(ctx, payment.id)).reference).toBeNull();
  });

  test('is withdrawn once its attempt has ended', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { payment, order } = await makePayment(ctx);
    await startCharge(asSystem(ctx), payment.id);
    await closePending(asSystem(ctx), order.id, 'canceled');
    await withdrawReference(asSystem(ctx), payment.id);
    await withdrawReference(asSystem(ctx), payment.id);
    expect(sandbox.bank.openReferences()).toEqual([]);
  });

  test('is not created for an attempt that has ended', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { payment, order } = await makePayment(ctx);
    await closePending(asSystem(ctx), order.id, 'canceled');
    await startCharge(asSystem(ctx), payment.id);
    expect(sandbox.bank.openReferences()).toEqual([]);
  });
});

describe('an overdue attempt', () => {
  test('times out, unless the provider has received money', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const [paid, unpaid] = [await makePayment(ctx), await makePayment(ctx)];
    for (const { payment } of [paid, unpaid]) await startCharge(asSystem(ctx), payment.id);
    const { reference } = await findPayment(ctx, paid.payment.id);
    sandbox.bank.pay(Number(reference), '45000.00');
    await timeOutPayments(asSystem(later(ctx, 47.9)));
    expect((await findPayment(ctx, unpaid.payment.id)).status).toBe('pending');
    await timeOutPayments(asSystem(later(ctx, 48)));
    expect((await findPayment(ctx, unpaid.payment.id)).status).toBe('timeout');
    expect((await findPayment(ctx, paid.payment.id)).status).toBe('paid');
  });

  test('waits while its provider is down', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { payment } = await makePayment(ctx);
    const transfer = await makePayment(ctx, byTransfer);
    await sandbox.close();
    const complained = vi.spyOn(console, 'error').mockReturnValueOnce();
    await timeOutPayments(asSystem(later(ctx, 80)));
    expect(complained).toHaveBeenCalledOnce();
    expect((await findPayment(ctx, payment.id)).status).toBe('pending');
    expect((await findPayment(ctx, transfer.payment.id)).status).toBe('timeout');
  });
});
