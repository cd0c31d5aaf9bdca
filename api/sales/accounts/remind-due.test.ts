import { describe, expect } from 'vitest';
import { organizationRights } from '#contract/people/organizations/values.ts';
import { wordMessage } from '#api/people/messages/make.ts';
import { makeMember } from '#api/people/organizations/make.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import { byReservation, closePending, makePayment } from '#api/sales/payments/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { chargeAccount } from './book.ts';
import { makeCreditBuyer, type CreditBuyer } from './make.ts';
import { recordAccountPayment } from './record-entries.ts';
import { remindDue, settleDueWarnings } from './remind-due.ts';

const dayMs = 86_400_000;
const price = 4_500_000;

/** A debit that is due in so many days. */
async function charged(ctx: Ctx, { buyer, organization_id: organizationId }: CreditBuyer, days: number) {
  const { order } = await makeOrder(ctx, { buyer, organization_id: organizationId });
  const dueAt = new Date(ctx.now().getTime() + days * dayMs);
  const of = { organizationId, currencyId: 1, amountMinor: price, limitMinor: 1e9, orderId: order.id };
  await chargeAccount(ctx, { ...of, paymentId: order.id, dueAt });
  return order;
}

async function pay(ctx: Ctx, { organization_id }: CreditBuyer, amount_minor: number): Promise<void> {
  const reference = `R ${amount_minor}`;
  await recordAccountPayment(asSystem(ctx), { organization_id, currency_id: 1, amount_minor, reference });
  await settleDueWarnings(asSystem(ctx), { organization_id, currency_id: 1 });
}

async function remindersTo(ctx: Ctx, reader: Ctx) {
  const rows = await ctx.db
    .selectFrom('notifications')
    .select(['kind', 'facts'])
    .where('recipient_id', '=', signedIn(reader).personId)
    .where('kind', 'like', 'debit_%')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, facts }) => ({ kind, facts: facts as Record<string, unknown> }));
}

async function stagesTo(ctx: Ctx, reader: Ctx): Promise<unknown[]> {
  return (await remindersTo(ctx, reader)).map(({ facts }) => facts['stage']);
}

async function warningsOf(ctx: Ctx, reader: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('user_warnings')
    .select(['kind', 'type'])
    .where('user_id', '=', signedIn(reader).userId)
    .where('is_active', '=', true)
    .where('kind', 'like', 'debit_%')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, type }) => `${kind} ${type}`);
}

describe('an open debit', () => {
  test('is reminded of before it is due, on the day, and twice when it is overdue, each once', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    await charged(ctx, buying, 30);
    const sent: unknown[] = [];
    for (let day = 0; day <= 70; day += 1) {
      for (const _ of [1, 2]) await remindDue(asSystem(later(ctx, day * 24)));
      const stages = await stagesTo(ctx, buying.buyer);
      if (stages.length > sent.length) sent.push([day, stages.at(-1)]);
    }
    expect(sent).toEqual([
      [25, 'soon'],
      [30, 'due'],
      [37, 'late'],
      [60, 'very_late'],
    ]);
    expect(await warningsOf(ctx, buying.buyer)).toEqual(['debit_overdue important']);
  });

  test('of long ago is reminded of once, by the latest stage', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    await charged(ctx, buying, -10);
    await remindDue(asSystem(ctx));
    expect(await stagesTo(ctx, buying.buyer)).toEqual(['late']);
  });

  test('that everybody was reminded of costs no statement of its own later', async ({ ctx, queries }) => {
    const buying = await makeCreditBuyer(ctx);
    const counts: number[] = [];
    for (const _ of [1, 2]) {
      await charged(ctx, buying, 3);
      await remindDue(asSystem(ctx));
      queries.length = 0;
      await remindDue(asSystem(ctx));
      counts.push(queries.length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(queries.filter((query) => query.includes('told_messages'))).toHaveLength(1);
  });

  test('tells its amount that is open, its order and its day, by bell, warning and email', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const { number } = await charged(ctx, buying, 3);
    await pay(ctx, buying, 1_000_000);
    await remindDue(asSystem(ctx));
    const [sent] = await remindersTo(ctx, buying.buyer);
    const { title, text } = wordMessage({ kind: 'debit_due', facts: sent?.facts as never }, 'en-GB');
    expect(title.replaceAll('\u00A0', ' ')).toContain('AOA 35,000.00');
    expect(text).toContain(`order ${number}`);
    expect(await warningsOf(ctx, buying.buyer)).toEqual(['debit_due alert']);
    const mails = await ctx.db.selectFrom('mails').select('body_text').execute();
    expect(mails.filter(({ body_text }) => body_text.includes(number))).not.toEqual([]);
  });

  test('of a reservation tells until when the seats are kept, and nothing once they are free', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const { order, payment } = await makePayment(ctx, { ...buying, ...byReservation });
    await remindDue(asSystem(ctx));
    const [sent] = await remindersTo(ctx, buying.buyer);
    expect(sent).toMatchObject({ kind: 'debit_due', facts: { reserved: 'yes', number: order.number } });
    expect(sent?.facts['until']).toEqual({ moment: payment.expires_at });
    await closePending(asSystem(ctx), order.id, 'order canceled');
    await settleDueWarnings(asSystem(ctx), { organization_id: buying.organization_id, currency_id: 1 });
    expect(await warningsOf(ctx, buying.buyer)).toEqual([]);
    await remindDue(asSystem(later(ctx, 24 * 40)));
    expect(await stagesTo(ctx, buying.buyer)).toHaveLength(1);
  });

  test('that is paid is not reminded of, and its warning ends', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    await charged(ctx, buying, 3);
    await remindDue(asSystem(ctx));
    await charged(ctx, buying, 4);
    expect(await warningsOf(ctx, buying.buyer)).toHaveLength(1);
    await pay(ctx, buying, price);
    expect(await warningsOf(ctx, buying.buyer)).toEqual([]);
    await pay(ctx, buying, price + 1);
    await remindDue(asSystem(later(ctx, 24 * 40)));
    expect(await stagesTo(ctx, buying.buyer)).toEqual(['soon']);
  });
});

describe('the readers of a debit', () => {
  test('are reminded once each, a new one too', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    await charged(ctx, buying, 3);
    await remindDue(asSystem(ctx));
    const { ctx: reader } = await makeMember(ctx, { organizationId: buying.organization_id, role: 'finance' });
    await remindDue(asSystem(ctx));
    expect([await stagesTo(ctx, reader), await stagesTo(ctx, buying.buyer)]).toEqual([['soon'], ['soon']]);
  });

  test('are those of its organization who read the account, and nobody else', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const other = await makeCreditBuyer(ctx);
    await charged(ctx, buying, 3);
    const members = await Promise.all(
      (['owner', 'finance', 'training_manager', 'employee'] as const).map(async (role) => {
        const { ctx: member } = await makeMember(ctx, { organizationId: buying.organization_id, role });
        return { role, member };
      }),
    );
    await remindDue(asSystem(ctx));
    for (const { role, member } of members) {
      const mayRead = (organizationRights['account.read'] as readonly string[]).includes(role);
      expect([role, await stagesTo(ctx, member)]).toEqual([role, mayRead ? ['soon'] : []]);
    }
    expect(await stagesTo(ctx, other.buyer)).toEqual([]);
  });
});
