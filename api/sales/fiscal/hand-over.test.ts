import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { HandedOrder } from '#contract/sales/fiscal/hand-over.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization, setOrganizationTerms } from '#api/people/organizations/make.ts';
import { makeOrder, type MadeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { issueCreditNote, issueInvoice } from './index.ts';
import { makePaidOrder, makeSeller } from './make.ts';
import { resendHandOver } from './resend-hand-over.ts';
import { retrieveHandOvers } from './retrieve-hand-overs.ts';
import { sendHandOver } from './send-hand-over.ts';
import { fiscalSlice } from './slice.ts';

const secret = 'a secret that the ERP and this site share';

/** Refuses what the documentation of the webhook does not describe. */
const Documented = z.strictObject(HandedOrder.shape);

type Received = { headers: Record<string, unknown>; text: string };

/** An ERP on this machine that answers with these statuses, and then with 200. */
async function startErp(ctx: Ctx, ...statuses: number[]): Promise<{ ctx: Ctx; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      Documented.parse(JSON.parse(text));
      received.push({ headers: request.headers, text });
      response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ctx: { ...ctx, config: { ...ctx.config, erp: { url: `http://127.0.0.1:${port}`, secret } } }, received };
}

async function paid(
  ctx: Ctx,
  input: Pick<Parameters<typeof makePaidOrder>[1] & object, 'buyer' | 'organization_id'> = {},
): Promise<MadeOrder> {
  await makeSeller(ctx, 'erp');
  const tax_address = { name: 'Cimentos do Bengo, Lda.', country: 'AO', tax_id: '5417289036', city: 'Caxito' };
  const made = await makePaidOrder(ctx, { tax_address, ...input });
  const { order_paid } = fiscalSlice.reactions;
  for (const _ of [1, 2]) await order_paid['issue-paid-document'](asSystem(ctx), { order_id: made.order.id });
  return made;
}

async function dueIn({ db }: Ctx): Promise<number[]> {
  const events = await db.selectFrom('outbox_events').select('payload').where('kind', '=', 'hand_over_due').execute();
  return events.map(({ payload }) => (payload as { hand_over_id: number }).hand_over_id);
}

async function statesIn(ctx: Ctx) {
  const { results } = await retrieveHandOvers(asSystem(ctx), queryOf({}));
  return results.map(({ kind, state, attempts, last_error }) => ({ kind, state, attempts, last_error }));
}

describe('a paid order', () => {
  test('is handed over once, signed, with its customer, address and lines in kwanzas', async ({ ctx: plain }) => {
    const { ctx, received } = await startErp(plain);
    const { order } = await paid(ctx);
    const [id = 0, ...others] = await dueIn(ctx);
    expect(others).toEqual([]);
    for (const _ of [1, 2]) await sendHandOver(asSystem(ctx), id);
    expect(received).toHaveLength(1);
    const { headers, text } = received[0] ?? { headers: {}, text: '' };
    const timestamp = String(headers['x-mestria-timestamp']);
    expect(Number(timestamp) * 1_000).toBe(ctx.now().getTime());
    const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
    expect(headers['x-mestria-signature']).toBe(`sha256=${signature}`);
    expect(headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.parse(text)).toMatchObject({
      event: 'order_paid',
      order_number: order.number,
      buyer_reference: null,
      currency: 'AOA',
      customer: { group: 'CNGN', tax_id: '5417289036', address: { city: 'Caxito', country: 'AO' } },
      lines: [{ quantity: 1, unit_price_minor: 4_500_000, tax_rate_percent: 14, tax_minor: 552_632 }],
      net_minor: 3_947_368,
      total_minor: 4_500_000,
      payments: [{ method: 'transferencia', amount_minor: 4_500_000 }],
      credit: null,
    });
    expect(await statesIn(ctx)).toEqual([{ kind: 'order_paid', state: 'sent', attempts: 1, last_error: null }]);
  });

  test.for([
    ['AO', 'CGSB'],
    ['AO', null],
    ['PT', 'CGSB'],
    ['PT', null],
  ] as const)('of an organization of %s with the group %s names its group', async ([country, set], { ctx: plain }) => {
    const { ctx, received } = await startErp(plain);
    const buyer = await asA(ctx, 'client');
    const { id } = await makeOrganization(buyer);
    await ctx.db.updateTable('organizations').set({ country, erp_group: null }).where('id', '=', id).execute();
    if (set) await setOrganizationTerms(asSystem(ctx), { id, erp_group: set });
    await paid(ctx, { buyer, organization_id: id });
    await sendHandOver(asSystem(ctx), (await dueIn(ctx))[0] ?? 0);
    const group = set ?? (country === 'AO' ? 'CNGN' : 'CNGE');
    expect(JSON.parse(received[0]?.text ?? '{}')).toMatchObject({ customer: { group } });
  });

  test('that the ERP refuses is tried again with the same key, and staff see why', async ({ ctx: plain }) => {
    const { ctx, received } = await startErp(plain, 503, 307);
    await paid(ctx);
    const [id = 0] = await dueIn(ctx);
    for (const status of [503, 307]) {
      await expect(sendHandOver(asSystem(ctx), id)).rejects.toThrow(`The ERP answered ${status}`);
    }
    expect(await statesIn(ctx)).toEqual([
      { kind: 'order_paid', state: 'failed', attempts: 2, last_error: 'The ERP answered 307.' },
    ]);
    const staff = withClaims(ctx, 'orders.read', 'orders.edit');
    expect((await retrieveHandOvers(staff, queryOf({ filter: { state: 'failed' } }))).total).toBe(1);
    await resendHandOver(staff, { id });
    expect(await dueIn(ctx)).toEqual([id, id]);
    await sendHandOver(asSystem(ctx), id);
    expect(await statesIn(ctx)).toMatchObject([{ state: 'sent', attempts: 3, last_error: null }]);
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    await expect(resendHandOver(staff, { id })).rejects.toThrow('invalid_transition');
  });

  test('waits where the ERP is not configured or does not answer', async ({ ctx }) => {
    await paid(ctx);
    const [id = 0] = await dueIn(ctx);
    await expect(sendHandOver(asSystem(ctx), id)).rejects.toThrow('ERP_URL');
    const nowhere = { ...ctx, config: { ...ctx.config, erp: { url: 'http://127.0.0.1:9', secret } } };
    await expect(sendHandOver(asSystem(nowhere), id)).rejects.toThrow('fetch failed');
    expect(await statesIn(ctx)).toMatchObject([{ state: 'failed', attempts: 2 }]);
  });
});

test('an order on credit and its credit are handed over, each once', async ({ ctx: plain }) => {
  const { ctx, received } = await startErp(plain);
  await makeSeller(ctx, 'erp');
  const { order } = await makeOrder(ctx);
  const due_at = new Date('2026-12-21T08:00:00Z');
  const credit = { order_id: order.id, amount_minor: 1_000_000, reason: 'Desistência', occasion: 'refund 1' };
  for (const _ of [1, 2]) {
    expect(await issueInvoice(ctx, order.id, { due_at })).toBeNull();
    expect(await issueCreditNote(ctx, credit)).toBeNull();
  }
  for (const id of await dueIn(ctx)) await sendHandOver(asSystem(ctx), id);
  expect(received.map(({ text }) => JSON.parse(text))).toMatchObject([
    { event: 'order_invoiced', due_at: due_at.toISOString(), payments: [], credit: null },
    { event: 'order_credited', credit: { amount_minor: 1_000_000, reason: 'Desistência' } },
  ]);
});

test('hand-overs are for staff', async ({ ctx }) => {
  await expect(retrieveHandOvers(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
  await expect(retrieveHandOvers(withClaims(ctx), queryOf({}))).rejects.toThrow('not_allowed');
  await expect(resendHandOver(withClaims(ctx, 'orders.read'), { id: 1 })).rejects.toThrow('not_allowed');
  await expect(resendHandOver(withClaims(ctx, 'orders.edit'), { id: 1 })).rejects.toThrow('not_found');
});
