import { describe, expect } from 'vitest';
import { makeCreditBuyer, type CreditBuyer } from '#api/sales/accounts/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { settleReservations } from '../account/settle-reservations.ts';
import { approvePayment } from '../approve-payment.ts';
import { byContract, byReservation, makePayment, payFor, receiveMoney } from '../make.ts';
import { findPayment } from '../store.ts';
import { casesIn } from './make.ts';
import { notifyCaseResolved } from './notify-about-case.ts';
import { resolvePaymentCase } from './resolve-case.ts';

const note = 'Fica na conta corrente';
const price = 4_500_000;

async function latestCase(ctx: Ctx): Promise<number> {
  return (await casesIn(ctx)).at(-1)?.id ?? 0;
}

async function creditsOf(ctx: Ctx, { organization_id }: CreditBuyer) {
  const rows = await ctx.db
    .selectFrom('ledger_entries')
    .select(['reason', 'amount_minor', 'order_id', 'reference'])
    .where('organization_id', '=', organization_id)
    .where('kind', '=', 'credit')
    .orderBy('id')
    .execute();
  return rows.map(({ reason, amount_minor, order_id, reference }) => [reason, amount_minor, order_id, reference]);
}

/** An order of an organization by reference, for which this amount arrived. */
async function withMoney(ctx: Ctx, amountMinor: number) {
  const buying = await makeCreditBuyer(ctx);
  const made = await makePayment(ctx, buying);
  await receiveMoney(ctx, made, { id: 1, amountMinor });
  return { ...made, ...buying, staff: await asA(ctx, 'administrator'), id: await latestCase(ctx) };
}

describe('money of a case is credited', () => {
  test('to the current account of the organization, once, and the buyer is notified', async ({ ctx }) => {
    const made = await withMoney(ctx, price + 100_000);
    const { staff, id, order } = made;
    const credited = await resolvePaymentCase(staff, { id, move: 'credit', note });
    expect(credited).toMatchObject({ state: 'credited', amount_minor: 100_000, note });
    const credit = ['case', 100_000, order.id, String(id)];
    expect(await creditsOf(ctx, made)).toEqual([credit]);
    for (const move of ['credit', 'refund', 'dismiss', 'settle'] as const) {
      await expect(resolvePaymentCase(staff, { id, move, note })).rejects.toThrow('invalid_transition');
    }
    expect(await creditsOf(ctx, made)).toEqual([credit]);
    expect((await findOrder(ctx, order.id)).status).toBe('aguarda-satisfacao');
    await notifyCaseResolved(asSystem(ctx), id);
    const sent = await ctx.db.selectFrom('notifications').select(['kind', 'facts']).orderBy('id', 'desc').execute();
    expect(sent[0]).toMatchObject({
      kind: 'payment_case_resolved',
      facts: { state: 'credited', number: order.number },
    });
  });

  test('as a part, which then no longer counts towards the order', async ({ ctx }) => {
    const made = await withMoney(ctx, 2_000_000);
    const rest = await payFor(made, { method: 'multicaixa', channel: 'reference' });
    expect(rest.amount_minor).toBe(2_500_000);
    await resolvePaymentCase(made.staff, { id: made.id, move: 'credit', note });
    expect((await findPayment(ctx, rest.id)).status).toBe('canceled');
    expect((await payFor(made, byReservation)).amount_minor).toBe(price);
  });

  test.for([byReservation, byContract])(
    'of an order that was bought on account meanwhile: %j',
    async (way, { ctx }) => {
      const buying = await makeCreditBuyer(ctx);
      const made = await makePayment(ctx, buying);
      const onAccount = await payFor(made, way);
      await approvePayment(asSystem(ctx), { id: onAccount.id, receipt_number: 'R 1' });
      await receiveMoney(ctx, made, { id: 1, amountMinor: price });
      expect(await casesIn(ctx)).toMatchObject([{ kind: 'twice', amount_minor: price, state: 'open' }]);
      const id = await latestCase(ctx);
      await resolvePaymentCase(await asA(ctx, 'administrator'), { id, move: 'credit', note });
      expect((await creditsOf(ctx, buying)).at(-1)).toEqual(['case', price, made.order.id, String(id)]);
    },
  );

  test('and settles a reservation that waits', async ({ ctx }) => {
    const made = await withMoney(ctx, price * 2);
    const reserved = await makePayment(ctx, {
      buyer: made.buyer,
      organization_id: made.organization_id,
      ...byReservation,
    });
    await resolvePaymentCase(made.staff, { id: made.id, move: 'credit', note });
    await settleReservations(asSystem(ctx), { organization_id: made.organization_id, currency_id: 1 });
    expect((await findPayment(ctx, reserved.payment.id)).status).toBe('paid');
  });

  test('for the attempt that staff name, where the money named none', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const made = await makePayment(ctx, buying);
    const staff = await asA(ctx, 'administrator');
    await receiveMoney(ctx, { payment: { ...made.payment, id: 999_999 } }, { id: 1, amountMinor: price });
    const id = await latestCase(ctx);
    await expect(resolvePaymentCase(staff, { id, move: 'credit', note })).rejects.toThrow('case_order_unknown');
    const credited = await resolvePaymentCase(staff, { id, move: 'credit', payment_id: made.payment.id, note });
    expect(credited).toMatchObject({ state: 'credited', order_number: made.order.number });
    expect(await creditsOf(ctx, buying)).toEqual([['case', price, made.order.id, String(id)]]);
  });
});

describe('money of a case is not credited', () => {
  test('for a person, who has no account', async ({ ctx }) => {
    const made = await makePayment(ctx);
    await receiveMoney(ctx, made, { id: 1, amountMinor: price + 1 });
    const credit = { id: await latestCase(ctx), move: 'credit', note } as const;
    await expect(resolvePaymentCase(await asA(ctx, 'administrator'), credit)).rejects.toMatchObject({
      code: 'case_not_creditable',
      data: { why: 'person' },
    });
    expect(await casesIn(ctx)).toMatchObject([{ state: 'open' }]);
  });

  test('in another currency than the order', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const made = await makePayment(ctx, buying);
    await receiveMoney(ctx, made, { id: 1, amountMinor: 5_000, currencyKey: 'usd' });
    const credit = { id: await latestCase(ctx), move: 'credit', note } as const;
    await expect(resolvePaymentCase(await asA(ctx, 'administrator'), credit)).rejects.toMatchObject({
      code: 'case_not_creditable',
      data: { why: 'currency' },
    });
    expect(await creditsOf(ctx, buying)).toEqual([]);
  });
});
