import { createHmac } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { PaymentFlag } from '#contract/payments/values.ts';
import { cancelOrder, findOrder } from '#api/orders/index.ts';
import { later, makeOrder, emittedKinds } from '#api/orders/make.ts';
import { makeClass } from '#api/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { applyEvent } from './apply-event.ts';
import { fetchEvents } from './fetch-events.ts';
import { waitingEvents } from './event-store.ts';
import { byTransfer, makePayment, payFor, withGateway, type MadePayment } from './make.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { startCharge } from './start-charge.ts';
import { findPayment } from './store.ts';

type Said = { id?: number; reference: string | null; amount?: string };

/** As ProxyPay's callback: the bytes and their signature. */
function callback(ctx: Ctx, { id = 156_200_026_356, reference, amount = '45000.00' }: Said, key?: string) {
  const body = Buffer.from(JSON.stringify({ id, reference_id: Number(reference), amount, fee: '0.00' }));
  const signature = createHmac('sha256', key ?? ctx.config.proxyPay.apiKey)
    .update(body)
    .digest('hex');
  return { provider: 'proxypay', body, headers: new Headers({ 'x-signature': signature }) };
}

async function withReference(given: Ctx, what: Parameters<typeof makePayment>[1] = {}) {
  const { ctx, sandbox } = await withGateway(given);
  const made = await makePayment(ctx, what);
  await startCharge(asSystem(ctx), made.payment.id);
  const { reference } = await findPayment(ctx, made.payment.id);
  return { ...made, ctx, operator: asSystem(ctx), sandbox, reference };
}

async function workOff(ctx: Ctx): Promise<void> {
  for (const { id } of await waitingEvents(ctx)) await applyEvent(ctx, id);
}

const events = (ctx: Ctx) =>
  ctx.db.selectFrom('payment_events').select(['external_id', 'signature_ok', 'outcome', 'acknowledged_at']).execute();

async function outcome(ctx: Ctx, { payment, order }: MadePayment): Promise<[string, string, PaymentFlag | null]> {
  const { status, flag } = await findPayment(ctx, payment.id);
  return [status, (await findOrder(ctx, order.id)).status, flag];
}

describe('a payment that the gateway tells', () => {
  test('settles the order, and is acknowledged', async ({ ctx: given }) => {
    const made = await withReference(given);
    const { ctx, operator, sandbox, reference } = made;
    sandbox.bank.pay(Number(reference), '45000.00');
    await fetchEvents(operator);
    await workOff(operator);
    expect(await outcome(ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
    expect(sandbox.bank.unacknowledged(10)).toEqual([]);
    expect(await emittedKinds(ctx)).toContain('order_paid');
  });

  test('is worked on once, though it is told three times and asked for too', async ({ ctx: given }) => {
    const made = await withReference(given);
    const { ctx, operator, reference } = made;
    for (let times = 0; times < 3; times += 1) {
      await receiveProviderEvent(operator, callback(ctx, { reference }));
      await workOff(operator);
    }
    const [event] = await ctx.db.selectFrom('payment_events').select('id').execute();
    await applyEvent(operator, Number(event?.id));
    expect(await events(ctx)).toMatchObject([{ outcome: 'paid', signature_ok: true }]);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'order_paid')).toHaveLength(1);
    expect(await outcome(ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
  });

  test('is told again to the worker until it is acknowledged', async ({ ctx: given }) => {
    const { ctx, operator, reference, sandbox } = await withReference(given);
    sandbox.bank.pay(Number(reference), '45000.00');
    await fetchEvents(operator);
    await fetchEvents(operator);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'payment_event_received')).toHaveLength(2);
    await workOff(operator);
    await fetchEvents(operator);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'payment_event_received')).toHaveLength(2);
  });

  test.for([
    ['44999.99', ['pending', 'aguarda-pagamento', 'amount_mismatch']],
    ['45000.01', ['paid', 'aguarda-satisfacao', 'overpaid']],
  ] as const)('of %s is judged by its amount', async ([amount, expected], { ctx: given }) => {
    const made = await withReference(given);
    await receiveProviderEvent(made.operator, callback(made.ctx, { reference: made.reference, amount }));
    await workOff(made.operator);
    expect(await outcome(made.ctx, made)).toEqual(expected);
  });

  test('a second time over is flagged', async ({ ctx: given }) => {
    const made = await withReference(given);
    for (const id of [1, 2]) {
      await receiveProviderEvent(made.operator, callback(made.ctx, { id, reference: made.reference }));
      await workOff(made.operator);
    }
    expect(await outcome(made.ctx, made)).toEqual(['paid', 'aguarda-satisfacao', 'paid_twice']);
  });

  test('of a reference that is not ours is kept for finance', async ({ ctx: given }) => {
    const { ctx, operator } = await withReference(given);
    await receiveProviderEvent(operator, callback(ctx, { reference: '111111139' }));
    await workOff(operator);
    expect(await events(ctx)).toMatchObject([{ outcome: 'unknown_reference' }]);
  });
});

describe('a callback that the gateway did not sign', () => {
  test('is refused, kept as such, and takes no place', async ({ ctx: given }) => {
    const made = await withReference(given);
    const { ctx, operator, reference } = made;
    const forged = callback(ctx, { reference }, 'another key');
    await expect(receiveProviderEvent(operator, forged)).rejects.toMatchObject({
      code: 'signature_invalid',
      status: 401,
    });
    await expect(receiveProviderEvent(operator, { ...forged, headers: new Headers() })).rejects.toThrow(
      'signature_invalid',
    );
    expect(await events(ctx)).toMatchObject([{ signature_ok: false, outcome: null }]);
    expect(await waitingEvents(operator)).toEqual([]);

    await receiveProviderEvent(operator, callback(ctx, { reference }));
    await workOff(operator);
    expect(await outcome(ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
  });

  test('is refused when a byte of it was changed', async ({ ctx: given }) => {
    const { ctx, operator, reference } = await withReference(given);
    const signed = callback(ctx, { reference });
    const body = Buffer.from(signed.body.toString().replace('45000.00', '45000.01'));
    await expect(receiveProviderEvent(operator, { ...signed, body })).rejects.toThrow('signature_invalid');
  });

  test('is nobody we know', async ({ ctx }) => {
    const stranger = { ...callback(ctx, { reference: '1' }), provider: 'stranger' };
    await expect(receiveProviderEvent(ctx, stranger)).rejects.toThrow('not_found');
  });
});

describe('money that comes late', () => {
  test('brings a canceled order back', async ({ ctx: given }) => {
    const made = await withReference(given);
    await cancelOrder(made.buyer, { id: made.order.id });
    await receiveProviderEvent(made.operator, callback(made.ctx, { reference: made.reference }));
    await workOff(made.operator);
    expect(await outcome(made.ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
  });

  test('is due back when the seats are gone', async ({ ctx: given }) => {
    const held = await makeClass(given, { capacity: 1 });
    const made = await withReference(given, { class: held });
    await cancelOrder(made.buyer, { id: made.order.id });
    await makeOrder(given, { class: held });
    await receiveProviderEvent(made.operator, callback(made.ctx, { reference: made.reference }));
    await workOff(made.operator);
    expect(await outcome(made.ctx, made)).toEqual(['paid', 'cancelada', 'refund_due']);
  });

  test('on an attempt that was given up ends the one that took its place', async ({ ctx: given }) => {
    const made = await withReference(given);
    const second = await payFor(made, byTransfer);
    await receiveProviderEvent(later(made.operator, 1), callback(made.ctx, { reference: made.reference }));
    await workOff(later(made.operator, 1));
    expect(await outcome(made.ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
    expect((await findPayment(made.ctx, second.id)).status).toBe('canceled');
  });
});
