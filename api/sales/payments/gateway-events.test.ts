import { describe, expect } from 'vitest';
import type { PaymentFlag } from '#contract/sales/payments/values.ts';
import { cancelOrder, findOrder } from '#api/sales/orders/index.ts';
import { later, makeOrder, emittedKinds } from '#api/sales/orders/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { applyEvent } from './apply-event.ts';
import { applyAll, callback, withReference } from './cases/make.ts';
import { fetchEvents } from './fetch-events.ts';
import { waitingEvents } from './event-store.ts';
import { byTransfer, payFor, type MadePayment } from './make.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { findPayment } from './store.ts';

const events = (ctx: Ctx) =>
  ctx.db.selectFrom('payment_events').select(['external_id', 'signature_ok', 'outcome', 'acknowledged_at']).execute();

async function outcome(ctx: Ctx, { payment, order }: MadePayment): Promise<[string, string, PaymentFlag | null]> {
  const { status, flag } = await findPayment(ctx, payment.id);
  return [status, (await findOrder(ctx, order.id)).status, flag];
}

describe('a payment that the gateway reports', () => {
  test('settles the order, and is acknowledged', async ({ ctx: input }) => {
    const made = await withReference(input);
    const { ctx, operator, sandbox, reference } = made;
    sandbox.bank.pay(Number(reference), '45000.00');
    await fetchEvents(operator);
    await applyAll(operator);
    expect(await outcome(ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
    expect(sandbox.bank.unacknowledged(10)).toEqual([]);
    expect(await emittedKinds(ctx)).toContain('order_paid');
  });

  test('is processed once, however often it arrives', async ({ ctx: input }) => {
    const made = await withReference(input);
    const { ctx, operator, reference } = made;
    for (let times = 0; times < 3; times += 1) {
      await receiveProviderEvent(operator, callback(ctx, { reference }));
      await applyAll(operator);
    }
    const [event] = await ctx.db.selectFrom('payment_events').select('id').execute();
    await applyEvent(operator, Number(event?.id));
    expect(await events(ctx)).toMatchObject([{ outcome: 'paid', signature_ok: true }]);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'order_paid')).toHaveLength(1);
    expect(await outcome(ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
  });

  test('is emitted again until it is acknowledged', async ({ ctx: input }) => {
    const { ctx, operator, reference, sandbox } = await withReference(input);
    sandbox.bank.pay(Number(reference), '45000.00');
    await fetchEvents(operator);
    await fetchEvents(operator);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'payment_event_received')).toHaveLength(2);
    await applyAll(operator);
    await fetchEvents(operator);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'payment_event_received')).toHaveLength(2);
  });

  test.for([
    ['44999.99', ['pending', 'aguarda-pagamento', 'amount_mismatch']],
    ['45000.01', ['paid', 'aguarda-satisfacao', 'overpaid']],
  ] as const)('of %s is judged by its amount', async ([amount, expected], { ctx: input }) => {
    const made = await withReference(input);
    await receiveProviderEvent(made.operator, callback(made.ctx, { reference: made.reference, amount }));
    await applyAll(made.operator);
    expect(await outcome(made.ctx, made)).toEqual(expected);
  });

  test('leaves the attempt that paid for the order unflagged when more arrives', async ({ ctx: input }) => {
    const made = await withReference(input);
    for (const id of [1, 2]) {
      await receiveProviderEvent(made.operator, callback(made.ctx, { id, reference: made.reference }));
      await applyAll(made.operator);
    }
    expect(await outcome(made.ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
  });

  test('for an unknown reference is stored for finance', async ({ ctx: input }) => {
    const { ctx, operator } = await withReference(input);
    await receiveProviderEvent(operator, callback(ctx, { reference: '111111139' }));
    await applyAll(operator);
    expect(await events(ctx)).toMatchObject([{ outcome: 'unknown' }]);
  });
});

describe('a callback that the gateway did not sign', () => {
  test('is refused, stored as a forgery, and does not replace the authentic one', async ({ ctx: input }) => {
    const made = await withReference(input);
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
    await applyAll(operator);
    expect(await outcome(ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
  });

  test('is refused when its body was changed', async ({ ctx: input }) => {
    const { ctx, operator, reference } = await withReference(input);
    const signed = callback(ctx, { reference });
    const body = Buffer.from(signed.body.toString().replace('45000.00', '45000.01'));
    await expect(receiveProviderEvent(operator, { ...signed, body })).rejects.toThrow('signature_invalid');
  });

  test('is refused from an unknown provider', async ({ ctx }) => {
    const stranger = { ...callback(ctx, { reference: '1' }), provider: 'stranger' };
    await expect(receiveProviderEvent(ctx, stranger)).rejects.toThrow('not_found');
  });
});

describe('late money', () => {
  test('revives a canceled order', async ({ ctx: input }) => {
    const made = await withReference(input);
    await cancelOrder(made.buyer, { id: made.order.id });
    await receiveProviderEvent(made.operator, callback(made.ctx, { reference: made.reference }));
    await applyAll(made.operator);
    expect(await outcome(made.ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
  });

  test('is flagged for a refund when the seats are taken', async ({ ctx: input }) => {
    const held = await makeClass(input, { capacity: 1 });
    const made = await withReference(input, { class: held });
    await cancelOrder(made.buyer, { id: made.order.id });
    await makeOrder(input, { class: held });
    await receiveProviderEvent(made.operator, callback(made.ctx, { reference: made.reference }));
    await applyAll(made.operator);
    expect(await outcome(made.ctx, made)).toEqual(['paid', 'cancelada', 'refund_due']);
  });

  test('for a replaced attempt cancels the one that replaced it', async ({ ctx: input }) => {
    const made = await withReference(input);
    const second = await payFor(made, byTransfer);
    await receiveProviderEvent(later(made.operator, 1), callback(made.ctx, { reference: made.reference }));
    await applyAll(later(made.operator, 1));
    expect(await outcome(made.ctx, made)).toEqual(['paid', 'aguarda-satisfacao', null]);
    expect((await findPayment(made.ctx, second.id)).status).toBe('canceled');
  });
});
