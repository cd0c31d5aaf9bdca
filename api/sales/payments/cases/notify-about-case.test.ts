import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { wordMessage } from '#api/people/messages/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makePayment, receiveMoney } from '../make.ts';
import { reclaimPaymentCase } from './reclaim-case.ts';
import { casesIn } from './make.ts';
import { notifyCaseReclaimed, notifyCaseOpened, notifyCaseResolved } from './notify-about-case.ts';
import { resolvePaymentCase } from './resolve-case.ts';

const note = 'Verificado no banco';

async function withCase(ctx: Ctx, amountMinor: number, currencyKey = 'aoa') {
  const made = await makePayment(ctx);
  await receiveMoney(ctx, made, { id: 1, amountMinor, currencyKey });
  const id = Number((await casesIn(ctx)).at(-1)?.id);
  return { ...made, id, staff: await asA(ctx, 'administrator') };
}

/** What a user reads in the bell, newest last. */
async function readBy(ctx: Ctx, reader: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('notifications')
    .select(['kind', 'facts'])
    .where('recipient_id', '=', signedIn(reader).personId)
    .where('kind', 'like', 'payment_case%')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, facts }) => {
    const { title, text } = wordMessage({ kind, facts: facts as never }, 'en-GB');
    return `${title}: ${text}`.replaceAll('\u00A0', ' ');
  });
}

async function warningsOf(ctx: Ctx, reader: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('user_warnings')
    .select('kind')
    .where('user_id', '=', signedIn(reader).userId)
    .where('is_active', '=', true)
    .where('kind', 'like', 'payment_case%')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('a case', () => {
  test('is told to its buyer and to staff, once, by bell, warning and email', async ({ ctx }) => {
    const { id, staff, buyer, order } = await withCase(ctx, 1_000_000);
    await notifyCaseOpened(asSystem(ctx), id);
    await notifyCaseOpened(asSystem(ctx), id);
    expect(await readBy(ctx, buyer)).toEqual([
      `We received AOA 10,000.00 of AOA 45,000.00 for order ${order.number}: AOA 35,000.00 is missing. On the order page, pay the missing amount or ask for your money back.`,
    ]);
    expect(await readBy(ctx, staff)).toEqual([
      `Money is waiting for a decision: case ${id}: Too little money, AOA 10,000.00, order ${order.number}.`,
    ]);
    expect([await warningsOf(ctx, buyer), await warningsOf(ctx, staff)]).toEqual([
      ['payment_case_opened'],
      ['payment_case_to_resolve'],
    ]);
    const mails = await ctx.db.selectFrom('mails').select('subject').where('subject', 'like', '%10%000%').execute();
    expect(mails).toHaveLength(1);
  });

  test('that is reclaimed is told to staff again', async ({ ctx }) => {
    const { id, staff, buyer } = await withCase(ctx, 1_000_000);
    await notifyCaseOpened(asSystem(ctx), id);
    await reclaimPaymentCase(buyer, { id });
    await notifyCaseReclaimed(asSystem(ctx), id);
    expect((await readBy(ctx, staff)).at(-1)).toMatch(/^The buyer asks for their money/);
  });

  test('that is resolved ends its warnings and tells the buyer what becomes of the money', async ({ ctx }) => {
    const { id, staff, buyer, order } = await withCase(ctx, 4_600_000);
    await notifyCaseOpened(asSystem(ctx), id);
    await resolvePaymentCase(staff, { id, move: 'refund', note });
    await notifyCaseResolved(asSystem(ctx), id);
    expect((await readBy(ctx, buyer)).at(-1)).toBe(
      `We are returning AOA 1,000.00: order ${order.number}: We are returning AOA 1,000.00 of order ${order.number}. We will tell you when the money has arrived.`,
    );
    expect([await warningsOf(ctx, buyer), await warningsOf(ctx, staff)]).toEqual([[], []]);
  });

  test('in a currency that the site does not know names its code', async ({ ctx }) => {
    const { id, buyer } = await withCase(ctx, 5_000, 'chf');
    await notifyCaseOpened(asSystem(ctx), id);
    expect((await readBy(ctx, buyer)).at(-1)).toContain('CHF 50.00');
  });

  test('of nobody is told to staff alone', async ({ ctx }) => {
    const made = await makePayment(ctx);
    await receiveMoney(ctx, { payment: { ...made.payment, id: 999_999 } }, { id: 1, amountMinor: 700 });
    const staff = await asA(ctx, 'administrator');
    const id = Number((await casesIn(ctx)).at(-1)?.id);
    await notifyCaseOpened(asSystem(ctx), id);
    expect(await readBy(ctx, staff)).toEqual([
      `Money is waiting for a decision: case ${id}: A payment for an unknown reference, AOA 7.00.`,
    ]);
    expect(await readBy(ctx, made.buyer)).toEqual([]);
  });
});
