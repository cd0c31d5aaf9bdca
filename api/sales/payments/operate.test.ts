import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { operatorHeader, operatorSignature } from '#api/shared/http/operator-signature.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { byTransfer, makePayment } from './make.ts';
import { operate } from './operate.ts';
import { paymentsRawRoutes } from './raw-routes.ts';

describe('an operator', () => {
  test('lists manual payments and approves one by the number of its order', async ({ ctx }) => {
    const { order } = await makePayment(ctx, byTransfer);
    await makePayment(ctx);
    const waiting = { order: order.number, method: 'transferencia', amount_minor: 4_500_000, proof_sent_at: null };
    expect(await operate(asSystem(ctx), { command: 'list' })).toMatchObject([waiting]);
    const [approved] = await operate(asSystem(ctx), { command: 'approve', order: order.number });
    expect(approved?.status).toBe('paid');
    expect(await operate(asSystem(ctx), { command: 'list' })).toEqual([]);
  });

  test('rejects with a reason', async ({ ctx }) => {
    const { order } = await makePayment(ctx, byTransfer);
    const [rejected] = await operate(asSystem(ctx), { command: 'reject', order: order.number, reason: 'Ilegível.' });
    expect(rejected?.status).toBe('declined');
  });

  test('is refused when an order has no manual payment', async ({ ctx }) => {
    const { order } = await makePayment(ctx);
    await expect(operate(asSystem(ctx), { command: 'approve', order: order.number })).rejects.toThrow('not_found');
    await expect(operate(asSystem(ctx), { command: 'approve', order: 'M-2026-999999' })).rejects.toThrow('not_found');
  });
});

describe('over HTTP an operator', () => {
  const body = JSON.stringify({ command: 'list' });

  function send(ctx: Ctx, signature: string): Promise<Response> {
    const route = paymentsRawRoutes.find(({ path }) => path === '/payments/operator');
    const request = new Request('http://mestria.test/', {
      method: 'POST',
      body,
      headers: { [operatorHeader]: signature },
    });
    if (!route) throw new Error('There is no operator route.');
    return route.handle(ctx, request, {});
  }

  test('is anyone who holds the secret, for a minute', async ({ ctx }) => {
    const { order } = await makePayment(ctx, byTransfer);
    const signed = operatorSignature(ctx.config, body, ctx.now());
    expect(await (await send(ctx, signed)).json()).toMatchObject({ data: [{ order: order.number }] });
  });

  test('is nobody else', async ({ ctx }) => {
    const old = new Date(ctx.now().getTime() - 61_000);
    const stranger = { ...ctx.config, secret: 'another secret than that of the site' };
    for (const signature of [
      '',
      'x',
      operatorSignature(ctx.config, body, old),
      operatorSignature(ctx.config, `${body} `, ctx.now()),
      operatorSignature(stranger, body, ctx.now()),
    ]) {
      await expect(send(ctx, signature)).rejects.toThrow('not_found');
    }
  });
});
