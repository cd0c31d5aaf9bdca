import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { makeMember, setOrganizationTerms } from '#api/people/organizations/make.ts';
import { later, makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { chargeAccount, payCharge } from './book.ts';
import { lastCheckpoint } from './checkpoint-store.ts';
import { requireCredit } from './credit.ts';
import { makeCreditBuyer, type CreditBuyer } from './make.ts';
import { correctAccount, recordAccountPayment } from './record-entries.ts';
import { retrieveCreditStanding, retrieveCurrentAccount, retrieveLedgerEntries } from './retrieve-accounts.ts';
import { statementCsv, statementPdf } from './statement.ts';

const page = { sort: [], limit: 20, offset: 0 };
const dayMs = 86_400_000;

type Charge = CreditBuyer & { days?: number; amountMinor?: number };

/** Charges a new order that is due in so many days. */
async function makeCharge(ctx: Ctx, { days = 30, amountMinor = 4_500_000, ...buying }: Charge) {
  const { order } = await makeOrder(ctx, buying);
  const { organization_id: organizationId } = buying;
  const dueAt = new Date(ctx.now().getTime() + days * dayMs);
  const paymentId = order.id;
  const charge = { organizationId, currencyId: 1, amountMinor, limitMinor: 1e9, orderId: order.id, paymentId, dueAt };
  await chargeAccount(ctx, charge);
  return { order, paymentId };
}

function credit(
  ctx: Ctx,
  organization_id: number,
  { amount_minor, reference = 'R 1' }: { amount_minor: number; reference?: string },
) {
  return recordAccountPayment(asSystem(ctx), { organization_id, currency_id: 1, amount_minor, reference });
}

async function accountOf(ctx: Ctx, organization_id: number) {
  const [row] = (await retrieveCurrentAccount(ctx, { ...page, filter: { organization_id } })).results;
  if (!row) throw new Error('There is no account.');
  return row;
}

describe('a current account', () => {
  test('of a new organization owes nothing and has no credit', async ({ ctx }) => {
    const { buyer, organization_id } = await makeCreditBuyer(ctx, { credit_limit_minor: 0, contract: null });
    expect(await accountOf(buyer, organization_id)).toMatchObject({
      balance_minor: 0,
      headroom_minor: 0,
      awaiting_minor: 0,
      contract: null,
      next_due: null,
      overdue: { count: 0, amount_minor: 0, since: null, blocks: false },
    });
    const { total } = await retrieveLedgerEntries(buyer, { ...page, filter: { organization_id } });
    expect(total).toBe(0);
  });

  test('ages what is open, says what is next, and blocks after 30 days', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx, { credit_limit_minor: 100_000_000 });
    await makeCharge(ctx, { ...buying, days: 10 });
    const { order } = await makeCharge(ctx, { ...buying, days: 5, amountMinor: 200 });
    const existing = await accountOf(buying.buyer, buying.organization_id);
    expect(existing).toMatchObject({
      balance_minor: 4_500_200,
      headroom_minor: 95_499_800,
      next_due: { due_at: '2026-11-26T08:00:00.000Z', open_minor: 200, order_id: order.id, order_number: order.number },
    });
    expect(existing?.ageing.map(({ amount_minor }) => amount_minor)).toEqual([4_500_200, 0, 0, 0, 0]);
    const after = await accountOf(later(buying.buyer, 24 * 36), buying.organization_id);
    expect(after.ageing.map(({ amount_minor }) => amount_minor)).toEqual([0, 4_500_000, 200, 0, 0]);
    expect(after.overdue).toMatchObject({ count: 2, since: '2026-11-26T08:00:00.000Z', blocks: true });
    await credit(ctx, buying.organization_id, { amount_minor: 200 });
    expect((await accountOf(later(buying.buyer, 24 * 36), buying.organization_id)).overdue.blocks).toBe(false);
  });

  test('blocks credit while a debit is overdue for more than 30 days', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx, { credit_limit_minor: 100_000_000 });
    await makeCharge(ctx, { ...buying, days: 1 });
    const purchase = { organizationId: buying.organization_id, currencyId: 1, amountMinor: 1, orderId: 0 };
    const buy = (days: number) => requireCredit(later(ctx, 24 * days), { ...purchase, kind: 'reservation' });
    expect((await buy(31)).termsDays).toBe(30);
    await expect(buy(32)).rejects.toMatchObject({ data: { why: 'overdue' } });
  });

  test('lists its entries with the balance after each, filtered and by page', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const { organization_id, buyer } = buying;
    const { order } = await makeCharge(ctx, buying);
    await credit(later(ctx, 48), organization_id, { amount_minor: 500_000 });
    const list = (filter: object, more = {}) =>
      retrieveLedgerEntries(buyer, { ...page, ...more, filter: { organization_id, ...filter } });
    const all = await list({});
    expect(
      all.results.map((entry) => [entry.reason, entry.balance_minor, entry.open_minor, entry.order_number]),
    ).toEqual([
      ['payment', 4_000_000, 0, null],
      ['order', 4_500_000, 4_000_000, order.number],
    ]);
    expect((await list({ reason: 'order' })).results.map(({ balance_minor }) => balance_minor)).toEqual([4_500_000]);
    expect((await list({ from: '2026-11-22' })).total).toBe(1);
    expect((await list({ to: '2026-11-22' })).total).toBe(1);
    expect((await list({ from: '2026-11-22', to: '2026-11-22' })).total).toBe(0);
    expect(await list({}, { offset: 5 })).toMatchObject({ results: [], total: 2 });
    expect((await list({}, { limit: 1, offset: 1 })).results[0]?.reason).toBe('order');
    expect((await list({ is_open: true })).results.map(({ order_id }) => order_id)).toEqual([order.id]);
    await credit(later(ctx, 49), organization_id, { amount_minor: 4_000_000, reference: 'R 2' });
    expect(await list({ is_open: true })).toEqual({ results: [], total: 0 });
  });

  test('takes a fixed number of queries', async ({ ctx, queries }) => {
    const buying = await makeCreditBuyer(ctx);
    const counts = [];
    for (const _ of [1, 2]) {
      await makeCharge(ctx, buying);
      queries.length = 0;
      await accountOf(buying.buyer, buying.organization_id);
      await retrieveLedgerEntries(buying.buyer, { ...page, filter: { organization_id: buying.organization_id } });
      counts.push(queries.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  test('is append-only in the database too', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    await makeCharge(ctx, buying);
    const change = ctx.db.updateTable('ledger_entries').set({ amount_minor: 1 });
    await expect(change.execute()).rejects.toThrow('append-only');
  });
});

describe('an entry by staff', () => {
  test('is booked once for a receipt of an organization', async ({ ctx }) => {
    const [one, other] = [await makeCreditBuyer(ctx), await makeCreditBuyer(ctx)];
    const booked = await credit(ctx, one.organization_id, { amount_minor: 100, reference: 'R 7' });
    expect(booked).toMatchObject({ kind: 'credit', reason: 'payment', balance_minor: -100, reference: 'R 7' });
    await expect(credit(ctx, one.organization_id, { amount_minor: 100, reference: 'R 7' })).rejects.toThrow(
      'entry_exists',
    );
    expect((await credit(ctx, other.organization_id, { amount_minor: 100, reference: 'R 7' })).balance_minor).toBe(
      -100,
    );
  });

  test('that pays one charge shares the receipts of the account', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const { paymentId } = await makeCharge(ctx, buying);
    await credit(ctx, buying.organization_id, { amount_minor: 100, reference: 'R 7' });
    await expect(payCharge(ctx, { paymentId, reference: 'R 7' })).rejects.toThrow('entry_exists');
  });

  test('corrects in both directions, and a debit is due after the terms', async ({ ctx }) => {
    const { organization_id, buyer } = await makeCreditBuyer(ctx);
    const correct = (kind: 'debit' | 'credit', reference: string) =>
      correctAccount(asSystem(ctx), {
        organization_id,
        currency_id: 1,
        amount_minor: 700,
        kind,
        reference,
        reason: 'Fatura em duplicado',
      });
    expect(await correct('debit', 'C 1')).toMatchObject({ due_at: '2026-12-21T08:00:00.000Z', open_minor: 700 });
    expect(await correct('credit', 'C 2')).toMatchObject({
      due_at: null,
      note: 'Fatura em duplicado',
      balance_minor: 0,
    });
    await expect(correct('debit', 'C 1')).rejects.toThrow('entry_exists');
    expect((await accountOf(buyer, organization_id)).balance_minor).toBe(0);
  });

  test('is refused in an unknown organization or currency', async ({ ctx }) => {
    const { organization_id } = await makeCreditBuyer(ctx);
    await expect(credit(ctx, 987_654_321, { amount_minor: 1 })).rejects.toThrow('not_found');
    const input = { organization_id, currency_id: 987, amount_minor: 1, reference: 'R' };
    await expect(recordAccountPayment(asSystem(ctx), input)).rejects.toThrow('currency_not_available');
  });
});

describe('the credit standing', () => {
  test('says why not and by how much, and the headroom to those who may read the account', async ({ ctx }) => {
    const { organization_id, buyer } = await makeCreditBuyer(ctx, { credit_limit_minor: 1_000, contract: null });
    const { ctx: manager } = await makeMember(ctx, { organizationId: organization_id, role: 'training_manager' });
    const standingOf = async (who: Ctx, amount_minor: number) => {
      const filter = { organization_id, currency_id: 1, amount_minor };
      return (await retrieveCreditStanding(who, { ...page, filter })).results[0];
    };
    expect(await standingOf(buyer, 1_000)).toMatchObject({
      contract: { why: 'no_contract' },
      reservation: { why: null, missing_minor: 0 },
      headroom_minor: 1_000,
      payment_terms_days: 30,
    });
    expect((await standingOf(manager, 1_250))?.reservation).toEqual({ why: 'headroom', missing_minor: 250 });
    expect((await standingOf(manager, 1))?.headroom_minor).toBeNull();
  });

  test('does not count the attempt of the order that is to be paid', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx, { credit_limit_minor: 4_500_000 });
    const { order } = await makeCharge(ctx, buying);
    const filter = { organization_id: buying.organization_id, currency_id: 1, amount_minor: 4_500_000 };
    const standingOf = async (more: object) =>
      (await retrieveCreditStanding(buying.buyer, { ...page, filter: { ...filter, ...more } })).results[0]?.reservation
        .why;
    expect(await standingOf({})).toBe('headroom');
    expect(await standingOf({ order_id: order.id })).toBeNull();
  });

  test('names a suspended organization', async ({ ctx }) => {
    const { organization_id } = await makeCreditBuyer(ctx);
    await setOrganizationTerms(asSystem(ctx), { id: organization_id, status: 'suspended' });
    const purchase = { organizationId: organization_id, currencyId: 1, amountMinor: 1, orderId: 0 };
    await expect(requireCredit(ctx, { ...purchase, kind: 'contract' })).rejects.toMatchObject({
      data: { why: 'suspended' },
    });
  });
});

/** Entries of the account in turns, written at once. */
async function book(ctx: Ctx, organization_id: number, count: number): Promise<void> {
  await sql`
    insert into ledger_entries (organization_id, currency_id, kind, reason, amount_minor, due_at, cause, created_at)
    select ${organization_id}, 1, case when n % 2 = 0 then 'debit' else 'credit' end, 'correction', 100 - n % 2,
      case when n % 2 = 0 then ${ctx.now()}::timestamptz + n * interval '1 minute' end, 'long ' || n, ${ctx.now()}::timestamptz
    from generate_series(0, ${count - 1}::int) n`.execute(ctx.db);
}

describe('a long account', () => {
  test('is read by a purchase from its last checkpoint on, and says the same', async ({ ctx }) => {
    const { organization_id, buyer } = await makeCreditBuyer(ctx, { credit_limit_minor: 100_000_000 });
    const account = { organizationId: organization_id, currencyId: 1 };
    await book(ctx, organization_id, 250);
    const whole = await accountOf(buyer, organization_id);
    expect(await lastCheckpoint(ctx, account, 0)).toMatchObject({ throughId: 0, entryCount: 0 });
    await requireCredit(ctx, { ...account, amountMinor: 1, orderId: 0, kind: 'reservation' });
    const { entries, entryCount, debits } = await lastCheckpoint(ctx, account, 0);
    expect({ entryCount, open: debits.length, entries }).toEqual({ entryCount: 250, open: 2, entries: [] });
    expect(await accountOf(buyer, organization_id)).toEqual(whole);
    await credit(ctx, organization_id, { amount_minor: 50 });
    expect(await accountOf(buyer, organization_id)).toMatchObject({ balance_minor: 75, entry_count: 251 });
    // An order that has entries is left out of all of them.
    const { order } = await makeCharge(ctx, { buyer, organization_id, amountMinor: 7 });
    const standing = { organization_id, currency_id: 1, order_id: order.id, amount_minor: 1 };
    const { results } = await retrieveCreditStanding(buyer, { ...page, filter: standing });
    expect(results[0]?.headroom_minor).toBe(100_000_000 - 75);
  });

  test('has all of its entries on a statement, in portions', async ({ ctx, queries }) => {
    const { organization_id, buyer } = await makeCreditBuyer(ctx);
    await book(ctx, organization_id, 5_010);
    queries.length = 0;
    const { bytes } = await statementCsv(buyer, { organization_id });
    const rows = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(rows).toHaveLength(5_011);
    expect(rows.at(-1)).toMatch(/;"25.05";"AOA"$/);
    expect(queries.filter((query) => query.includes('limit') && query.includes('ledger_entries e'))).toHaveLength(6);
  });
});

describe('a statement', () => {
  test('as CSV has the entries of the period, oldest first, and no formula', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    const { organization_id, buyer } = buying;
    const { order } = await makeCharge(ctx, buying);
    await correctAccount(asSystem(later(ctx, 48)), {
      organization_id,
      currency_id: 1,
      amount_minor: 2_500,
      kind: 'credit',
      reference: '=1+1',
      reason: '=HYPERLINK("http://mau")',
    });
    const read = async (filter: object) => {
      const { name, bytes } = await statementCsv(buyer, { organization_id, ...filter });
      expect(name).toMatch(/\.csv$/);
      return new TextDecoder().decode(bytes).trim().split('\r\n');
    };
    const rows = await read({});
    expect(rows).toHaveLength(3);
    expect(rows[1]).toBe(`"2026-11-21";"Encomenda ${order.number}";"2026-12-21";"45000";"";"45000";"AOA"`);
    expect(rows[2]).toContain('"";"25";"44975";"AOA"');
    expect(rows.join('\n')).not.toMatch(/(^|;)"?=/m);
    expect(await read({ to: '2026-11-21' })).toHaveLength(2);
  });

  test('as PDF is one, in the language of the reader', async ({ ctx }) => {
    const buying = await makeCreditBuyer(ctx);
    await makeCharge(ctx, buying);
    const { name, bytes } = await statementPdf(
      { ...buying.buyer, locale: 'en-GB' },
      { organization_id: buying.organization_id, from: '2026-11-01' },
    );
    expect(name).toMatch(/\.pdf$/);
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  });
});
