import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeMember, makeOrganization } from '#api/people/organizations/make.ts';
import { decideRefund, progressRefund, requestRefund } from '#api/sales/payments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import type { MadeOrder } from '#api/sales/orders/make.ts';
import { makePaidOrder, makeSeller } from './make.ts';
import { retrieveFiscalDocuments } from './retrieve-fiscal-documents.ts';
import { fiscalSlice } from './slice.ts';

const { order_paid, refund_done } = fiscalSlice.reactions;

async function invoiced(ctx: Ctx, input: Parameters<typeof makePaidOrder>[1] = {}): Promise<MadeOrder> {
  const made = await makePaidOrder(ctx, input);
  await order_paid['issue-paid-document'](asSystem(ctx), { order_id: made.order.id });
  return made;
}

async function refund(ctx: Ctx, { order, buyer }: MadeOrder, amount_minor: number): Promise<void> {
  const staff = await asA(ctx, 'administrator');
  const { id } = await requestRefund(buyer, { order_id: order.id, reason: 'Doença' });
  await decideRefund(staff, { id, decision: 'approve', amount_minor });
  for (const progress of ['sent', 'done'] as const) await progressRefund(staff, { id, progress });
  for (const _ of [1, 2]) await refund_done['credit-refund'](asSystem(ctx), { refund_id: id });
}

const kindsOf = async (reader: Ctx) =>
  (await retrieveFiscalDocuments(reader, queryOf({}))).results.map(({ kind, total_minor }) => `${kind} ${total_minor}`);

describe('a refund', () => {
  test('gets a credit note of its amount, once', async ({ ctx }) => {
    await makeSeller(ctx);
    const made = await invoiced(ctx);
    await refund(ctx, made, 1_000_000);
    expect(await kindsOf(made.buyer)).toEqual(['NC 1000000', 'FR 4500000']);
  });

  test('of an order without an invoice gets none', async ({ ctx }) => {
    const made = await makePaidOrder(ctx);
    await makeSeller(ctx);
    await refund(ctx, made, 1_000_000);
    expect(await kindsOf(made.buyer)).toEqual([]);
  });
});

describe('the documents of an organization', () => {
  test('are read by its members who may read orders, and by no other', async ({ ctx }) => {
    await makeSeller(ctx);
    const founder = await asA(ctx, 'client');
    const { id: organization_id } = await makeOrganization(founder);
    const tax_address = { name: 'Cimentos do Bengo, Lda.', country: 'AO', tax_id: '5417289036' };
    await invoiced(ctx, { buyer: founder, organization_id, tax_address });
    const { ctx: finance } = await makeMember(ctx, { organizationId: organization_id, role: 'finance' });
    const { ctx: employee } = await makeMember(ctx, { organizationId: organization_id, role: 'employee' });
    expect(await kindsOf(finance)).toEqual(['FR 4500000']);
    expect(await kindsOf(employee)).toEqual([]);
    expect(await kindsOf(await asA(ctx, 'client'))).toEqual([]);
  });
});
