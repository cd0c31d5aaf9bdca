import { describe, expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import { expireOrders, findOrder } from '#api/sales/orders/index.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { createPayment } from './create-payment.ts';
import { inCash, makePayment, payFor, type MadePayment } from './make.ts';
import { retrievePayments } from './retrieve-payments.ts';
import { findPayment } from './store.ts';
import { timeOutPayments } from './time-out-payments.ts';

function at(ctx: Ctx, moment: string): Ctx {
  return { ...ctx, now: () => new Date(moment) };
}

const all = { filter: {}, sort: [], limit: 20, offset: 0 };
const fridayEvening = '2026-11-20T18:00:00Z';
const mondayClosing = '2026-11-23T16:00:00.000Z';

function setHours(ctx: Ctx, hours: object): Promise<void> {
  const value = JSON.stringify({ zone: 'Africa/Luanda', ...hours });
  return writeSetting(asSystem(ctx), { key: 'cashHours', value });
}

function payAgain(ctx: Ctx, { buyer, order, payment }: MadePayment) {
  const again = { order_id: order.id, invoice_id: payment.invoice_id, ...inCash };
  return createPayment({ ...buyer, now: ctx.now }, again);
}

const everyDay = { weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from: '08:00', to: '20:00' };

describe('a payment in cash', () => {
  test('lasts until the desk closes after a whole opening day, and so does its order', async ({ ctx }) => {
    const { payment, order } = await makePayment(at(ctx, fridayEvening), inCash);
    expect(payment.expires_at).toBe(mondayClosing);
    expect(await findOrder(ctx, order.id)).toMatchObject({
      pay_by: new Date(mondayClosing),
      expires_at: new Date('2026-11-24T16:00:00Z'),
    });
  });

  test('is ended by the jobs at that moment, and not after 48 hours', async ({ ctx }) => {
    const { payment, order } = await makePayment(at(ctx, fridayEvening), inCash);
    const states = async (moment: string) => {
      await timeOutPayments(asSystem(at(ctx, moment)));
      await expireOrders(asSystem(at(ctx, moment)));
      return [(await findPayment(ctx, payment.id)).status, (await findOrder(ctx, order.id)).status];
    };
    expect(await states('2026-11-23T15:59:59Z')).toEqual(['pending', 'aguarda-pagamento']);
    expect(await states(mondayClosing)).toEqual(['timeout', 'aguarda-pagamento']);
    expect(await states('2026-11-24T16:00:00Z')).toEqual(['timeout', 'cancelada']);
  });

  test('keeps its deadline when the hours change later; the next attempt has the new one', async ({ ctx }) => {
    const friday = at(ctx, fridayEvening);
    const made = await makePayment(friday, inCash);
    await setHours(friday, { open: [everyDay] });
    expect((await findPayment(ctx, made.payment.id)).expires_at).toEqual(new Date(mondayClosing));
    expect((await payAgain(friday, made)).expires_at).toBe('2026-11-22T18:00:00.000Z');
  });

  test('ends before the registrations do, while the desk is open', async ({ ctx }) => {
    const held = await makeClass(ctx, { registration_deadline: '2026-11-23T22:00:00Z' });
    const { payment } = await makePayment(at(ctx, '2026-11-21T18:00:00Z'), { ...inCash, class: held });
    expect(payment.expires_at).toBe(mondayClosing);
  });

  test('is refused where the registrations close before the desk opens again', async ({ ctx }) => {
    const held = await makeClass(ctx, { registration_deadline: '2026-11-22T22:00:00Z' });
    const paying = makePayment(at(ctx, fridayEvening), { ...inCash, class: held });
    await expect(paying).rejects.toMatchObject({ code: 'cash_too_late' });
  });

  test('is refused where the desk does not open at all, or its hours cannot be read', async ({ ctx }) => {
    const made = await makePayment(ctx, inCash);
    const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
    const days = months.flatMap((month) =>
      Array.from({ length: 29 }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`),
    );
    const thirties = months.filter((month) => month !== '02').map((month) => `${month}-30`);
    const longOnes = ['01', '03', '05', '07', '08', '10', '12'].map((month) => `${month}-31`);
    await setHours(ctx, { open: [everyDay], holidays: [...days, ...thirties, ...longOnes] });
    await expect(payAgain(ctx, made)).rejects.toMatchObject({ code: 'method_not_available' });
    await ctx.db
      .updateTable('application_settings')
      .set({ value: 'Dias úteis' })
      .where('key', '=', 'cashHours')
      .execute();
    await expect(payAgain(ctx, made)).rejects.toMatchObject({ code: 'method_not_available' });
  });

  test('shows where and when to pay, in the language of the buyer', async ({ ctx }) => {
    const { payment, buyer, order } = await makePayment(ctx, inCash);
    expect(payment).toMatchObject({
      reference: order.number,
      bank: null,
      desk: { address: 'Rua Rainha Ginga, 87, Luanda', hours: 'Dias úteis, das 08:00 às 17:00 (hora de Luanda)' },
    });
    const { results } = await retrievePayments({ ...buyer, locale: 'en-GB' }, all);
    expect(results[0]?.desk).toEqual({
      address: '87 Rua Rainha Ginga, Luanda',
      hours: 'Monday to Friday, 08:00 to 17:00 (Luanda time)',
    });
  });

  test.for(['cashAddress', 'cashHours'] as const)('is not offered without %s', async (key, { ctx }) => {
    const made = await makePayment(ctx, inCash);
    await writeSetting(asSystem(ctx), { key, value: '' });
    const input = { order_id: made.order.id, invoice_id: made.payment.invoice_id, ...inCash };
    await expect(createPayment(made.buyer, input)).rejects.toThrow('method_not_available');
    expect((await retrievePayments(made.buyer, all)).results[0]?.desk).toBeNull();
  });

  test('leaves the other ways to pay as they are', async ({ ctx }) => {
    const made = await makePayment(at(ctx, fridayEvening), inCash);
    const byReference = { method: 'multicaixa', channel: 'reference' } as const;
    expect((await payFor(made, byReference)).expires_at).toBe('2026-11-22T18:00:00.000Z');
  });
});
