import { createHmac } from 'node:crypto';
import { describe, expect } from 'vitest';
import { findOrder } from '#api/sales/orders/index.ts';
import { emittedKinds, later } from '#api/sales/orders/make.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { applyAll, casesIn } from './cases/make.ts';
import { waitingEvents } from './event-store.ts';
import { byExpress, makePayment, payFor, withGateway, type MadePayment, pushed } from './make.ts';
import { notifyPaymentClosed } from './notify-about-payment.ts';
import { queryCharges } from './query-charges.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { retrievePayments } from './retrieve-payments.ts';
import { startCharge } from './start-charge.ts';
import { findPayment } from './store.ts';
import { timeOutPayments } from './time-out-payments.ts';

const minutes = (ctx: Ctx, count: number) => asSystem(later(ctx, count / 60));

type Reported = {
  id: string | null;
  status?: string;
  reason?: string;
  amount?: string;
  key: string;
  signedWith?: string;
};

/** As the provider calls back. */
function callback(ctx: Ctx, { id, status = 'accepted', reason, amount = '45000.00', key, signedWith }: Reported) {
  const reported = { id, type: 'payment', amount, status, status_reason: reason ?? null };
  const body = Buffer.from(JSON.stringify(reported));
  const signature = createHmac('sha256', signedWith ?? String(ctx.config.opg?.token))
    .update(body)
    .digest('hex');
  const headers = new Headers({ 'x-signature': signature });
  return { provider: 'opg', body, headers, query: new URLSearchParams({ charge: key }) };
}

async function outcome(ctx: Ctx, { payment, order }: Pick<MadePayment, 'payment' | 'order'>) {
  const { status, refusal, flag } = await findPayment(ctx, payment.id);
  return [status, refusal ?? flag, (await findOrder(ctx, order.id)).status];
}

const paid = ['paid', null, 'aguarda-satisfacao'];

test('a push that nobody answers ends in time, without a refusal of the payer', async ({ ctx: input }) => {
  const made = await pushed(input, '900002004');
  const { ctx, operator, buyer, sandbox, order } = made;
  await expect.poll(() => sandbox.network.waiting()).toEqual([]);
  await queryCharges(minutes(ctx, 1));
  await applyAll(operator);
  expect(await outcome(ctx, made)).toEqual(['timeout', 'expired', 'aguarda-pagamento']);
  const emitted = await emittedKinds(ctx);
  expect([emitted.includes('payment_closed'), emitted.includes('payment_declined')]).toEqual([true, false]);
  await notifyPaymentClosed(operator, made.payment.id);
  const { userId: user_id } = signedIn(buyer);
  const sent = await ctx.db.selectFrom('told_messages').select('kind').where('user_id', '=', user_id).execute();
  expect(sent.map(({ kind }) => kind)).toContain('payment_lapsed');
  const [shown] = (await retrievePayments(buyer, queryOf({ filter: { order_id: order.id } }))).results;
  expect(shown?.decline_reason).toMatch(/^O pedido não foi confirmado a tempo/);
});

describe('the answer on the phone', () => {
  test('pays the order once, however often and early the callback arrives', async ({ ctx: input }) => {
    const made = await pushed(input);
    const { ctx, operator, key, chargeId } = made;
    // As if the callback had arrived before the answer to the request.
    await ctx.db.updateTable('payments').set({ charge_id: null }).where('id', '=', made.payment.id).execute();
    for (let times = 0; times < 2; times += 1) {
      await receiveProviderEvent(operator, callback(ctx, { id: chargeId, key }));
      await applyAll(operator);
    }
    expect(await outcome(ctx, made)).toEqual(paid);
    expect((await emittedKinds(ctx)).filter((kind) => kind === 'order_paid')).toHaveLength(1);
    await startCharge(operator, made.payment.id);
    expect(made.sandbox.network.waiting()).toHaveLength(1);
  });

  test.for([
    ['900003000', 'payer_refused'],
    ['900002001', 'insufficient_funds'],
    ['900002003', 'limit_exceeded'],
    ['900002002', 'card_refused'],
    ['900002010', 'phone_refused'],
    ['900002005', 'unavailable'],
  ] as const)('of %s declines the attempt: %s', async ([phone, refusal], { ctx: input }) => {
    const made = await pushed(input, phone);
    const { ctx, operator, buyer, sandbox } = made;
    await expect.poll(() => sandbox.network.waiting()).toEqual([]);
    await queryCharges(minutes(ctx, 1));
    await applyAll(operator);
    expect(await outcome(ctx, made)).toEqual(['declined', refusal, 'aguarda-pagamento']);
    expect(await emittedKinds(ctx)).toContain('payment_declined');
    const [shown] = (await retrievePayments(buyer, queryOf({}))).results;
    expect(shown?.decline_reason).toMatch(/ou pague de outra forma\.$|^O pedido foi recusado/);
    const [english] = (await retrievePayments({ ...buyer, locale: 'en-GB' }, queryOf({}))).results;
    expect(english?.decline_reason).toMatch(/or pay another way\.$|^The request was refused/);
  });

  test('leaves the order payable another way', async ({ ctx: input }) => {
    const made = await pushed(input);
    made.sandbox.network.answer(String(made.chargeId), { status: 'rejected', reason: '3000' });
    await queryCharges(minutes(made.ctx, 1));
    await applyAll(made.operator);
    expect((await findOrder(made.ctx, made.order.id)).pay_by?.toISOString()).toBe('2026-11-22T08:15:00.000Z');
    const again = await payFor(made, { method: 'multicaixa', channel: 'reference' });
    expect(again.status).toBe('pending');
  });

  test('counts as money only when it is accepted, even after it was rejected', async ({ ctx: input }) => {
    const made = await pushed(input);
    const { ctx, operator, key, chargeId: id } = made;
    await receiveProviderEvent(operator, callback(ctx, { id, key, status: 'rejected', reason: '2004' }));
    await applyAll(operator);
    expect(await outcome(ctx, made)).toEqual(['timeout', 'expired', 'aguarda-pagamento']);
    await expect(receiveProviderEvent(operator, callback(ctx, { id, key, status: 'pending' }))).rejects.toThrow(
      'invalid_input',
    );
    await receiveProviderEvent(operator, callback(ctx, { id, key }));
    await applyAll(operator);
    expect((await outcome(ctx, made))[0]).toBe('paid');
  });

  test('that is signed and cannot be read is stored as a case', async ({ ctx: input }) => {
    const made = await pushed(input);
    const { ctx, operator, key, chargeId: id } = made;
    await receiveProviderEvent(operator, callback(ctx, { id, key, amount: 'muito' }));
    await applyAll(operator);
    expect(await casesIn(operator)).toMatchObject([{ kind: 'unreadable', state: 'open' }]);
    expect((await outcome(ctx, made))[0]).toBe('pending');
  });

  test('that nobody signed is refused, and changes nothing', async ({ ctx: input }) => {
    const made = await pushed(input);
    const { ctx, operator, key, chargeId: id } = made;
    const forged = callback(ctx, { id, key, signedWith: ctx.config.proxyPay.apiKey });
    await expect(receiveProviderEvent(operator, forged)).rejects.toThrow('signature_invalid');
    expect(await waitingEvents(operator)).toEqual([]);
    expect((await outcome(ctx, made))[0]).toBe('pending');
  });

  test('for less than the order is flagged', async ({ ctx: input }) => {
    const made = await pushed(input);
    const { ctx, operator, key, chargeId: id } = made;
    await receiveProviderEvent(operator, callback(ctx, { id, key, amount: '450.00' }));
    await applyAll(operator);
    expect(await outcome(ctx, made)).toEqual(['pending', 'amount_mismatch', 'aguarda-pagamento']);
  });
});

describe('two pushes of one order', () => {
  test('that are both confirmed pay it once, and flag the other', async ({ ctx: input }) => {
    const made = await pushed(input);
    const { ctx, operator, sandbox } = made;
    const second = await payFor(made, byExpress);
    await startCharge(operator, second.id);
    for (const { body } of sandbox.network.waiting()) {
      sandbox.network.answer(body.id, { status: 'accepted', reason: null });
    }
    await queryCharges(minutes(ctx, 1));
    await applyAll(operator);
    const flags = [made.payment.id, second.id].map(async (id) => (await findPayment(ctx, id)).flag);
    expect(new Set(await Promise.all(flags))).toEqual(new Set(['paid_twice', null]));
    expect((await findOrder(ctx, made.order.id)).status).toBe('aguarda-satisfacao');
  });
});

describe('a request that does not come through', () => {
  test('is the same transaction when it is repeated after a crash', async ({ ctx: input }) => {
    const made = await pushed(input);
    const { ctx, operator, sandbox, chargeId } = made;
    await ctx.db.updateTable('payments').set({ charge_id: null }).where('id', '=', made.payment.id).execute();
    await startCharge(operator, made.payment.id);
    expect(sandbox.network.waiting()).toHaveLength(1);
    expect((await findPayment(ctx, made.payment.id)).charge_id).toBe(chargeId);
  });

  test('is not sent once it would come too late', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { payment } = await makePayment(ctx, byExpress);
    await startCharge(minutes(ctx, 2), payment.id);
    expect(sandbox.network.waiting()).toEqual([]);
  });

  test('is declined where the provider takes it for wrong', async ({ ctx: input }) => {
    const { ctx } = await withGateway(input);
    const made = await makePayment(ctx, byExpress);
    await ctx.db.updateTable('payments').set({ phone: '+244123' }).where('id', '=', made.payment.id).execute();
    await startCharge(asSystem(ctx), made.payment.id);
    expect(await outcome(ctx, made)).toEqual(['declined', 'phone_refused', 'aguarda-pagamento']);
  });

  test('is retried while the provider is down', async ({ ctx: input }) => {
    const { ctx, sandbox } = await withGateway(input);
    const { payment } = await makePayment(ctx, byExpress);
    await sandbox.close();
    await expect(startCharge(asSystem(ctx), payment.id)).rejects.toThrow('fetch failed');
    expect((await findPayment(ctx, payment.id)).provider_ref).not.toBeNull();
  });
});

describe('a push without an answer', () => {
  test('times out after its two minutes, and can be repeated while its seats are held', async ({ ctx: input }) => {
    const made = await pushed(input);
    const { ctx } = made;
    await timeOutPayments(minutes(ctx, 1.9));
    expect((await outcome(ctx, made))[0]).toBe('pending');
    await timeOutPayments(minutes(ctx, 2));
    expect(await outcome(ctx, made)).toEqual(['timeout', null, 'aguarda-pagamento']);
    const soon = { ...made, buyer: later(made.buyer, 3 / 60) };
    expect((await payFor(soon, byExpress)).status).toBe('pending');
  });

  test('is paid where the provider says so at the last moment, although no callback came', async ({ ctx: input }) => {
    const made = await pushed(input);
    made.sandbox.network.answer(String(made.chargeId), { status: 'accepted', reason: null });
    await timeOutPayments(minutes(made.ctx, 2));
    expect(await outcome(made.ctx, made)).toEqual(paid);
  });

  test('is asked about less and less often, also after it has ended, until there is an answer', async ({
    ctx: input,
  }) => {
    const made = await pushed(input);
    const { ctx, operator } = made;
    await timeOutPayments(minutes(ctx, 2));
    const { queries, next_query_at } = await findPayment(ctx, made.payment.id);
    expect([queries, next_query_at?.toISOString()]).toEqual([1, '2026-11-21T08:03:00.000Z']);
    made.sandbox.network.answer(String(made.chargeId), { status: 'accepted', reason: null });
    await queryCharges(minutes(ctx, 2.5));
    expect(await waitingEvents(operator)).toEqual([]);
    await queryCharges(minutes(ctx, 3));
    await applyAll(operator);
    expect(await outcome(ctx, made)).toEqual(paid);
    expect((await findPayment(ctx, made.payment.id)).next_query_at).toBeNull();
  });

  test.for([
    ['the query', [queryCharges, timeOutPayments]],
    ['the end of its time', [timeOutPayments, queryCharges]],
  ] as const)(
    'is paid although the clock runs hours late, whether %s comes first',
    async ([, jobs], { ctx: input }) => {
      const made = await pushed(input);
      made.sandbox.network.answer(String(made.chargeId), { status: 'accepted', reason: null });
      const late = minutes(made.ctx, 6 * 60);
      for (const job of jobs) await job(late);
      await applyAll(late);
      expect(await outcome(made.ctx, made)).toEqual(paid);
    },
  );

  test('does not end while its provider is down', async ({ ctx: input }) => {
    const made = await pushed(input);
    await made.sandbox.close();
    await expect(queryCharges(minutes(made.ctx, 1))).rejects.toThrow('fetch failed');
    expect((await outcome(made.ctx, made))[0]).toBe('pending');
  });
});
