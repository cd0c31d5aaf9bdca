import { createVerify } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { FiscalDocumentFilter } from '#contract/sales/fiscal/calls.ts';
import { cancelOrder } from '#api/sales/orders/index.ts';
import { makeCoupon } from '#api/sales/coupons/make.ts';
import { writeSettings } from '#api/platform/settings/index.ts';
import { later, makeOrder, type MadeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { asA } from '#api/people/identity/make.ts';
import { issueCreditNote, issueInvoice, issueReceipt } from './index.ts';
import { makePaidOrder, makeSeller, testKeys, withKey } from './make.ts';
import { retrieveFiscalDocuments } from './retrieve-fiscal-documents.ts';
import { fiscalSlice } from './slice.ts';

const due_at = new Date('2026-12-21T08:00:00Z');

function react(ctx: Ctx, kind: 'order_paid' | 'order_canceled', { order }: MadeOrder): Promise<unknown> {
  const { order_paid, order_canceled } = fiscalSlice.reactions;
  const system = asSystem(ctx);
  return kind === 'order_paid'
    ? order_paid['issue-paid-document'](system, { order_id: order.id })
    : order_canceled['credit-canceled-order'](system, { order_id: order.id });
}

async function numbersOf(ctx: Ctx, { order }: MadeOrder): Promise<string[]> {
  const { results } = await retrieveFiscalDocuments(asSystem(ctx), queryOf({ filter: { order_id: order.id } }));
  return results.map(({ number, state, total_minor }) => `${number} ${state} ${total_minor}`).toReversed();
}

async function numbersFor(ctx: Ctx, filter: FiscalDocumentFilter): Promise<string[]> {
  const { results } = await retrieveFiscalDocuments(asSystem(ctx), queryOf({ filter }));
  return results.map(({ number }) => number);
}

describe('staff look documents up', () => {
  test('by number, order and buyer, without accents', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makePaidOrder(ctx, { tax_address: { name: 'Ana Conceição', country: 'AO' } });
    await react(ctx, 'order_paid', made);
    await react(ctx, 'order_paid', await makePaidOrder(ctx, { tax_address: { name: 'Rui Dias', country: 'AO' } }));
    for (const search of ['fr m2026/1', made.order.number, 'conceicao']) {
      expect(await numbersFor(ctx, { search })).toEqual(['FR M2026/1']);
    }
    expect(await numbersFor(ctx, { search: 'ninguém' })).toEqual([]);
    const [document] = (await retrieveFiscalDocuments(asSystem(ctx), queryOf({ filter: { search: 'conceicao' } })))
      .results;
    expect(document).toMatchObject({ order_number: made.order.number, buyer_name: 'Ana Conceição' });
  });

  test('by the days on which they were issued', async ({ ctx }) => {
    await makeSeller(ctx);
    await react(ctx, 'order_paid', await makePaidOrder(ctx));
    const now = ctx.now().toISOString();
    expect(await numbersFor(ctx, { issued_at: { lte: now } })).toHaveLength(1);
    expect(await numbersFor(ctx, { issued_at: { gte: later(ctx, 1).now().toISOString() } })).toEqual([]);
  });
});

describe('a paid order', () => {
  test('gets an invoice and receipt, once, with what the buyer bought', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makePaidOrder(ctx, { tax_address: { name: 'Ana Dias', country: 'AO' } });
    for (const _ of [1, 2]) await react(ctx, 'order_paid', made);
    expect(await numbersOf(ctx, made)).toEqual(['FR M2026/1 issued 4500000']);
    const row = await ctx.db.selectFrom('fiscal_documents').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ net_minor: 3_947_368, tax_minor: 552_632, hash: null, country: 'AO' });
    expect(row.snapshot).toMatchObject({
      buyer: { name: 'Ana Dias' },
      seller: { tax_id: '5417000000' },
      certificate: '12',
      payment_methods: ['transferencia'],
      tax_summary: [{ tax_rate_percent: 14, net_minor: 3_947_368, tax_minor: 552_632 }],
    });
  });

  test('with a discount gets an invoice of what was paid, and a credit note of it', async ({ ctx }) => {
    await makeSeller(ctx);
    await makeCoupon(ctx, { percent: 33 });
    const made = await makePaidOrder(ctx, { quantity: 3, buyer: await asA(ctx, 'client'), coupon_code: 'VERAO-10' });
    await react(ctx, 'order_paid', made);
    await issueCreditNote(ctx, {
      order_id: made.order.id,
      amount_minor: 1_001,
      reason: 'Cortesia',
      occasion: 'refund 1',
    });
    await issueCreditNote(ctx, { order_id: made.order.id, reason: 'Cortesia', occasion: 'refund 2' });
    expect(await numbersOf(ctx, made)).toEqual([
      'FR M2026/1 annulled 9045000',
      'NC M2026/1 issued 1001',
      'NC M2026/2 issued 9043999',
    ]);
    const rows = await ctx.db.selectFrom('fiscal_documents').select('snapshot').orderBy('id').execute();
    const [invoice] = rows.map(({ snapshot }) => snapshot);
    expect(invoice).toMatchObject({
      lines: [{ quantity: 3, unit_price_minor: 4_500_000, discount_minor: 4_455_000, net_minor: 7_934_211 }],
    });
  });

  test('gets none where this site does not issue', async ({ ctx }) => {
    for (const mode of ['none', 'external'] as const) {
      await makeSeller(ctx, mode);
      const made = await makePaidOrder(ctx);
      await react(ctx, 'order_paid', made);
      expect(await issueInvoice(ctx, made.order.id, { due_at })).toBeNull();
      expect(await numbersOf(ctx, made)).toEqual([]);
    }
  });

  test('gets none while its money is not there', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makeOrder(ctx);
    await react(ctx, 'order_paid', made);
    expect(await numbersOf(ctx, made)).toEqual([]);
  });

  test('gets a receipt where it was invoiced before', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makePaidOrder(ctx);
    const invoice = await issueInvoice(ctx, made.order.id, { due_at });
    expect(await issueInvoice(ctx, made.order.id, { due_at })).toEqual(invoice);
    for (const _ of [1, 2]) await react(ctx, 'order_paid', made);
    expect(await numbersOf(ctx, made)).toEqual(['FT M2026/1 issued 4500000', 'RC M2026/1 issued 4500000']);
  });

  test('is not invoiced on credit any more', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makePaidOrder(ctx);
    await react(ctx, 'order_paid', made);
    await expect(issueInvoice(ctx, made.order.id, { due_at })).rejects.toThrow('order_already_invoiced');
  });

  test('waits for the reason of an exemption', async ({ ctx }) => {
    await makeSeller(ctx);
    await writeSettings(asSystem(ctx), { vatRatePercent: '0' });
    const made = await makePaidOrder(ctx);
    await expect(react(ctx, 'order_paid', made)).rejects.toThrow('exemptionReason');
    await writeSettings(asSystem(ctx), { exemptionCode: 'M07', exemptionReason: 'Artigo 9.º do CIVA' });
    await react(ctx, 'order_paid', made);
    expect(await numbersOf(ctx, made)).toEqual(['FR M2026/1 issued 4500000']);
  });
});

test('a receipt is of no more than the invoice, and once per occasion', async ({ ctx }) => {
  await makeSeller(ctx);
  const made = await makeOrder(ctx);
  const { id } = made.order;
  const part = { amount_minor: 4_000_000, occasion: 'payment 1' };
  await expect(issueReceipt(ctx, id, part)).rejects.toThrow('invoice_missing');
  await issueInvoice(ctx, id, { due_at });
  for (const _ of [1, 2]) await issueReceipt(ctx, id, part);
  await expect(issueReceipt(ctx, id, { ...part, occasion: 'payment 2' })).rejects.toThrow('receipt_exceeds_invoice');
  expect(await numbersOf(ctx, made)).toEqual(['FT M2026/1 issued 4500000', 'RC M2026/1 issued 4000000']);
});

describe('a credit note', () => {
  test('is of no more than is left, once per occasion, and the last one annuls the invoice', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makePaidOrder(ctx, { quantity: 1 });
    const order_id = made.order.id;
    const credit = (occasion: string, amount_minor?: number) =>
      issueCreditNote(ctx, { order_id, reason: 'Desistência', occasion, ...(amount_minor && { amount_minor }) });
    await expect(credit('refund 1')).rejects.toThrow('invoice_missing');
    await react(ctx, 'order_paid', made);
    for (const _ of [1, 2]) await credit('refund 1', 1_000_000);
    await expect(credit('refund 2', 3_500_001)).rejects.toThrow('credit_exceeds_invoice');
    await credit('refund 2');
    expect(await numbersOf(ctx, made)).toEqual([
      'FR M2026/1 annulled 4500000',
      'NC M2026/1 issued 1000000',
      'NC M2026/2 issued 3500000',
    ]);
    await expect(credit('refund 3')).rejects.toThrow('invoice_missing');
  });

  test('of the whole is an annulment, of seats a rectification', async ({ ctx }) => {
    await makeSeller(ctx);
    const client = await asA(ctx, 'client');
    const corrections: unknown[] = [];
    for (const lines of [undefined, [{ line: 0, quantity: 2 }]]) {
      const made = await makeOrder(ctx, { buyer: client, quantity: 3 });
      await issueInvoice(ctx, made.order.id, { due_at });
      const input = { order_id: made.order.id, reason: 'Turma cancelada', occasion: 'refund' };
      const note = await issueCreditNote(ctx, { ...input, ...(lines && { lines }) });
      const row = await ctx.db
        .selectFrom('fiscal_documents')
        .select(['total_minor', sql`snapshot -> 'origin' ->> 'correction'`.as('correction')])
        .where('id', '=', Number(note?.id))
        .executeTakeFirstOrThrow();
      corrections.push([row.total_minor, row.correction]);
    }
    expect(corrections).toEqual([
      [13_500_000, 'annulment'],
      [9_000_000, 'rectification'],
    ]);
  });

  test('follows the cancellation of an order that was invoiced', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makeOrder(ctx);
    await issueInvoice(ctx, made.order.id, { due_at });
    await react(ctx, 'order_canceled', made);
    expect(await numbersOf(ctx, made)).toEqual(['FT M2026/1 issued 4500000']);
    await cancelOrder(made.buyer, { id: made.order.id });
    for (const _ of [1, 2]) await react(ctx, 'order_canceled', made);
    expect(await numbersOf(ctx, made)).toEqual(['FT M2026/1 annulled 4500000', 'NC M2026/1 issued 4500000']);
  });

  test('comes from this site also after the mode was changed', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makePaidOrder(ctx);
    await react(ctx, 'order_paid', made);
    await makeSeller(ctx, 'none');
    const note = await issueCreditNote(ctx, { order_id: made.order.id, reason: 'Desistência', occasion: 'refund 1' });
    expect(note).toMatchObject({ kind: 'NC', number: 'NC M2026/1' });
  });
});

describe('the chain of a series', () => {
  test('signs each document with the hash of the one before', async ({ ctx: plain }) => {
    const ctx = withKey(plain);
    await makeSeller(ctx);
    for (const at of [0, -5, 1]) {
      const made = await makePaidOrder(ctx);
      await react(later(ctx, at), 'order_paid', made);
    }
    const rows = await ctx.db
      .selectFrom('fiscal_documents')
      .select(['number', 'hash', 'previous_hash', 'hash_control', 'system_entry_at'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ previous_hash }) => previous_hash)).toEqual(['', rows[0]?.hash, rows[1]?.hash]);
    // A clock that goes back does not put a document before the last one.
    expect(rows.map(({ system_entry_at }) => system_entry_at.toISOString().slice(11, 13))).toEqual(['08', '08', '09']);
    const text = `2026-11-21;2026-11-21T09:00:00;FR M2026/2;45000.00;${rows[0]?.hash}`;
    const verified = createVerify('RSA-SHA1')
      .update(text)
      .verify(testKeys().publicKey, rows[1]?.hash ?? '', 'base64');
    expect(verified).toBe(true);
    expect(rows.map(({ hash_control }) => hash_control)).toEqual(['1', '1', '1']);
  });

  test('belongs to one kind, one country and one year', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await makePaidOrder(ctx);
    await react(ctx, 'order_paid', made);
    await writeSettings(asSystem(ctx), { sellerCountry: 'PT' });
    await writeSettings(asSystem(ctx), { fiscalSeriesPrefix: 'P' });
    await react(ctx, 'order_paid', await makePaidOrder(ctx));
    await react(later(ctx, 24 * 60), 'order_paid', await makePaidOrder(ctx));
    const rows = await ctx.db.selectFrom('fiscal_documents').select(['number', 'country']).orderBy('id').execute();
    expect(rows.map(({ number, country }) => `${country} ${number}`)).toEqual([
      'AO FR M2026/1',
      'PT FR P2026/1',
      'PT FR P2027/1',
    ]);
  });
});

describe('an issued document', () => {
  test.for([
    'update fiscal_documents set total_minor = total_minor, number = number || 1',
    `update fiscal_documents set snapshot = snapshot || '{"reason": "other"}'`,
    'update fiscal_documents set issued_at = now()',
    'delete from fiscal_documents',
    'truncate fiscal_documents',
    `update fiscal_documents set state = 'annulled';update fiscal_documents set state = 'issued'`,
  ])('is not changed by %s', async (statements, { ctx }) => {
    await makeSeller(ctx);
    await react(ctx, 'order_paid', await makePaidOrder(ctx));
    const run = async () => {
      for (const statement of statements.split(';')) await sql.raw(statement).execute(ctx.db);
    };
    await sql`savepoint before`.execute(ctx.db);
    await expect(run()).rejects.toThrow(/cannot be changed|never deleted/);
    await sql`rollback to savepoint before`.execute(ctx.db);
  });

  test('is listed to its buyer and to staff, in a constant number of queries', async ({ ctx, queries }) => {
    await makeSeller(ctx);
    const made = await makePaidOrder(ctx);
    await react(ctx, 'order_paid', made);
    const filter = { order_id: made.order.id };
    const totalFor = async (actor: Ctx) => (await retrieveFiscalDocuments(actor, queryOf({ filter }))).total;
    queries.length = 0;
    expect(await totalFor(made.buyer)).toBe(1);
    expect(queries).toHaveLength(2);
    expect(await totalFor(await asA(ctx, 'student'))).toBe(0);
    expect(await totalFor(withClaims(ctx, 'orders.read'))).toBe(1);
    await expect(totalFor(ctx)).rejects.toThrow('not_signed_in');
  });
});
