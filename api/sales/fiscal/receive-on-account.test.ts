import { describe, expect } from 'vitest';
import {
  makeCreditBuyer,
  recordAccountPayment,
  retrieveLedgerEntries,
  type CreditBuyer,
} from '#api/sales/accounts/make.ts';
import { writeSettings } from '#api/platform/settings/index.ts';
import { asA } from '#api/people/identity/make.ts';
import { approvePayment, byContract, byReservation, makePayment } from '#api/sales/payments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { fiscalDocumentPdf } from './fiscal-document-pdf.ts';
import { makeSeller } from './make.ts';
import { retrieveFiscalDocuments } from './retrieve-fiscal-documents.ts';
import { fiscalSlice } from './slice.ts';

const price = 4_500_000;
const { order_charged, order_paid, account_credited } = fiscalSlice.reactions;

/** An order by contract that is charged; its invoice is issued where a due date is given. */
async function charge(ctx: Ctx, buying: CreditBuyer, days?: number) {
  const { order, payment } = await makePayment(ctx, { ...buying, ...byContract });
  await approvePayment(asSystem(ctx), { id: payment.id });
  if (days !== undefined) await invoice(ctx, order.id, days);
  return order;
}

function invoice(ctx: Ctx, order_id: number, days = 30): Promise<void> {
  const due_at = new Date(ctx.now().getTime() + days * 86_400_000).toISOString();
  return order_charged['invoice-charged-order'](asSystem(ctx), { order_id, due_at });
}

/** The event arrives twice. */
async function pay(ctx: Ctx, { organization_id }: CreditBuyer, input: { amount_minor: number; reference: string }) {
  const money = { organization_id, currency_id: 1, ...input };
  await recordAccountPayment(asSystem(ctx), money);
  for (const _ of [1, 2]) await account_credited['issue-receipts-on-account'](asSystem(ctx), money);
}

async function receiptsOf(ctx: Ctx, order_id: number): Promise<number[]> {
  const query = queryOf({ filter: { order_id, kind: 'RC' as const } });
  const { results } = await retrieveFiscalDocuments(ctx, query);
  return results.toReversed().map(({ total_minor }) => total_minor);
}

describe('money that staff record on an account', () => {
  test('gets a receipt for each invoice that it pays, the one due first before, and for a part', async ({ ctx }) => {
    await makeSeller(ctx);
    const buying = await makeCreditBuyer(ctx, { credit_limit_minor: 5 * price });
    const [first, second] = [await charge(ctx, buying, 30), await charge(ctx, buying, 30)];
    await pay(ctx, buying, { amount_minor: price + 1_000, reference: 'T 1' });
    expect([await receiptsOf(buying.buyer, first.id), await receiptsOf(buying.buyer, second.id)]).toEqual([
      [price],
      [1_000],
    ]);
    await pay(ctx, buying, { amount_minor: price, reference: 'T 2' });
    expect(await receiptsOf(buying.buyer, second.id)).toEqual([1_000, price - 1_000]);

    const { results } = await retrieveLedgerEntries(
      buying.buyer,
      queryOf({ filter: { organization_id: buying.organization_id } }),
    );
    const numbers = results.toReversed().map(({ documents }) => documents.map(({ number }) => number));
    expect(numbers).toEqual([['FT M2026/1'], ['FT M2026/2'], ['RC M2026/1', 'RC M2026/2'], ['RC M2026/3']]);
    const [receipt] = results[1]?.documents ?? [];
    const pdf = await fiscalDocumentPdf({ ...buying.buyer, locale: 'en-GB' }, receipt?.id ?? 0);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    await expect(fiscalDocumentPdf(await asA(ctx, 'client'), receipt?.id ?? 0)).rejects.toThrow('not_found');
  });

  test('in advance gets its receipt with the invoice that it pays', async ({ ctx }) => {
    await makeSeller(ctx);
    const buying = await makeCreditBuyer(ctx);
    await pay(ctx, buying, { amount_minor: price + 500, reference: 'T 1' });
    const order = await charge(ctx, buying);
    expect(await receiptsOf(buying.buyer, order.id)).toEqual([]);
    for (const _ of [1, 2]) await invoice(ctx, order.id);
    expect(await receiptsOf(buying.buyer, order.id)).toEqual([price]);
    const next = await charge(ctx, buying, 30);
    expect(await receiptsOf(buying.buyer, next.id)).toEqual([500]);
  });

  test('for a reservation gets one receipt, whichever event arrives first', async ({ ctx }) => {
    await makeSeller(ctx);
    const buying = await makeCreditBuyer(ctx);
    const { order, payment } = await makePayment(ctx, { ...buying, ...byReservation });
    await invoice(ctx, order.id);
    await pay(ctx, buying, { amount_minor: 1_000, reference: 'T 1' });
    await approvePayment(asSystem(ctx), { id: payment.id, receipt_number: 'T 2' });
    const account = { organization_id: buying.organization_id, currency_id: 1 };
    for (const _ of [1, 2]) {
      await order_paid['issue-paid-document'](asSystem(ctx), { order_id: order.id });
      await account_credited['issue-receipts-on-account'](asSystem(ctx), account);
    }
    expect(await receiptsOf(buying.buyer, order.id)).toEqual([1_000, price - 1_000]);
  });

  test.for(['none', 'erp', 'external'] as const)('gets no receipt in the mode %s', async (mode, { ctx }) => {
    await makeSeller(ctx, mode);
    const buying = await makeCreditBuyer(ctx);
    const order = await charge(ctx, buying, 30);
    await pay(ctx, buying, { amount_minor: price, reference: 'T 1' });
    expect(await receiptsOf(buying.buyer, order.id)).toEqual([]);
  });

  test('for an invoice of this site gets its receipt here, also after the mode was changed', async ({ ctx }) => {
    await makeSeller(ctx);
    const buying = await makeCreditBuyer(ctx);
    const order = await charge(ctx, buying, 30);
    await writeSettings(asSystem(ctx), { fiscalIssueMode: 'external' });
    await pay(ctx, buying, { amount_minor: price, reference: 'T 1' });
    expect(await receiptsOf(buying.buyer, order.id)).toEqual([price]);
  });
});
