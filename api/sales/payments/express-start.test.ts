import { describe, expect } from 'vitest';
import type { NewPayment } from '#contract/sales/payments/calls.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createPayment } from './create-payment.ts';
import { setExpressPhone } from './details/express-phone.ts';
import { byExpress, makePayment, payFor, pushed } from './make.ts';
import { paymentData } from './personal-data.ts';
import { retrievePayments } from './retrieve-payments.ts';
import { findPayment } from './store.ts';

describe('a push to the phone', () => {
  test('has two minutes, and its seats are held for fifteen', async ({ ctx }) => {
    const { payment, order } = await makePayment(ctx, byExpress);
    expect(payment).toMatchObject({
      status: 'pending',
      expires_at: '2026-11-21T08:02:00.000Z',
      confirm_within_ms: 120_000,
      phone_end: '6789',
      push_sent: false,
      reference: null,
      sandbox_url: null,
    });
    expect((await findOrder(ctx, order.id)).pay_by?.toISOString()).toBe('2026-11-21T08:15:00.000Z');
    const holds = await ctx.db.selectFrom('seat_holds').select('expires_at').execute();
    expect(holds.map(({ expires_at }) => expires_at?.toISOString())).toEqual(['2026-11-21T08:15:00.000Z']);
  });

  test('goes to the phone with the amount, and shows where to confirm it in the sandbox', async ({ ctx: options }) => {
    const { ctx, sandbox, key, buyer, chargeId } = await pushed(options);
    expect(sandbox.network.waiting()).toMatchObject([
      { key, body: { id: chargeId, mobile: '923456789', amount: '45000.00', pos_id: 1 } },
    ]);
    const { results } = await retrievePayments(buyer, queryOf({}));
    expect(results).toMatchObject([
      { push_sent: true, sandbox_url: `${sandbox.url}/phone/${key}?lang=pt`, entity: null },
    ]);
    expect(await ctx.db.selectFrom('payments').select('next_query_at').executeTakeFirst()).toEqual({
      next_query_at: new Date('2026-11-21T08:00:30.000Z'),
    });
  });

  test.for(['222 345 678', '+351 912 345 678', '92345678'])('is refused for %s', async (phone, { ctx }) => {
    const made = await makeOrder(ctx);
    await expect(payFor(made, { ...byExpress, phone })).rejects.toMatchObject({
      code: 'express_phone_invalid',
      data: { field: 'phone' },
    });
  });

  test('goes to the stored phone where none is given, and to nobody where none is stored', async ({ ctx }) => {
    const made = await makeOrder(ctx);
    const { phone: _, ...toStored } = byExpress;
    await expect(payFor(made, toStored)).rejects.toThrow('express_phone_invalid');
    await setExpressPhone(made.buyer, { phone: '912 000 111', consent: true });
    const { id } = await payFor(made, toStored);
    expect((await findPayment(ctx, id)).phone).toBe('+244912000111');
  });

  test('is repeated to the phone of the latest one', async ({ ctx }) => {
    const made = await makeOrder(ctx);
    const again = { method: 'multicaixa', channel: 'express', is_repeated: true } as const;
    await expect(payFor(made, again)).rejects.toThrow('express_phone_invalid');
    await setExpressPhone(made.buyer, { phone: '912 000 111', consent: true });
    await payFor(made, byExpress);
    const { id } = await payFor(made, again);
    expect((await findPayment(ctx, id)).phone).toBe('+244923456789');
  });

  test('is sent a limited number of times', async ({ ctx }) => {
    const made = await makeOrder(ctx);
    for (let sent = 0; sent < 8; sent += 1) await payFor(made, byExpress);
    await expect(payFor(made, byExpress)).rejects.toThrow('too_many_requests');
  });

  test.for(['not switched on', 'without an account at the provider'])(
    'is not offered while %s',
    async (why, { ctx }) => {
      const { order, buyer } = await makePayment(ctx, byExpress);
      const value = why === 'not switched on' ? 'false' : 'true';
      await writeSetting(asSystem(ctx), { key: 'multicaixaExpress', value });
      const config = { ...ctx.config, ...(value === 'true' && { opg: null }) };
      const input: NewPayment = { order_id: order.id, invoice_id: Number(order.invoices[0]?.id), ...byExpress };
      await expect(createPayment({ ...buyer, config }, input)).rejects.toThrow('method_not_available');
    },
  );

  test('keeps its phone out of what is left after an erasure', async ({ ctx }) => {
    const { buyer, payment } = await makePayment(ctx, byExpress);
    if (buyer.actor.kind !== 'user') throw new Error('A buyer is signed in.');
    await paymentData.erase(ctx, { ...buyer.actor, username: '' });
    expect((await findPayment(ctx, payment.id)).phone).toBeNull();
  });
});
