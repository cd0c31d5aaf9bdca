import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { fiscalDocumentPdf } from './fiscal-document-pdf.ts';
import { issueCreditNote } from './index.ts';
import { makePaidOrder, makeSeller } from './make.ts';
import { recordExternal, storeRecorded } from './record-external.ts';

type Typed = Partial<Record<'order_id' | 'kind' | 'number' | 'issued_at' | 'total_minor', string>>;

function formOf(orderId: number, typed: Typed = {}): FormData {
  const form = new FormData();
  const fields = {
    order_id: String(orderId),
    kind: 'FR',
    number: 'FR A/17',
    issued_at: '2026-11-20T10:00:00Z',
    total_minor: '4500000',
    ...typed,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const file = () => new File([new Uint8Array(pdfBytes())], 'qualquer.pdf');

async function record(ctx: Ctx, orderId: number, typed: Typed = {}) {
  return recordExternal(ctx, await storeRecorded(ctx, formOf(orderId, typed), file()));
}

describe('a document of other software', () => {
  test('is recorded by staff, and downloaded by its buyer as it is', async ({ ctx }) => {
    await makeSeller(ctx, 'external');
    const { order, buyer } = await makePaidOrder(ctx);
    const document = await record(withClaims(ctx, 'orders.edit'), order.id);
    expect(document).toMatchObject({ kind: 'FR', number: 'FR A/17', issued_at: '2026-11-20T10:00:00.000Z' });
    const answer = await fiscalDocumentPdf(buyer, document.id);
    expect(answer.headers.get('content-disposition')).toContain('FR-A-17.pdf');
    expect(Buffer.from(await answer.bytes())).toEqual(Buffer.from(pdfBytes()));
    const stranger = await asA(ctx, 'student');
    await expect(fiscalDocumentPdf(stranger, document.id)).rejects.toThrow('not_found');
    expect(await issueCreditNote(ctx, { order_id: order.id, reason: 'x', occasion: 'refund 1' })).toBeNull();
  });

  test('is the only invoice of its order, and is credited by others of its kind', async ({ ctx }) => {
    const staff = asSystem(ctx);
    const { order } = await makePaidOrder(ctx);
    await expect(record(staff, order.id, { kind: 'NC' })).rejects.toThrow('invoice_missing');
    const { id } = await record(staff, order.id);
    await expect(record(staff, order.id, { number: 'FR A/18' })).rejects.toThrow('order_already_invoiced');
    const note = (number: string, total_minor: string) => record(staff, order.id, { kind: 'NC', number, total_minor });
    expect(await note('NC A/1', '4000000')).toMatchObject({ origin_document_id: id });
    await expect(note('NC A/2', '500001')).rejects.toThrow('credit_exceeds_invoice');
    await expect(note('NC A/1', '1')).rejects.toThrow('fiscal_number_taken');
    await note('NC A/2', '500000');
    expect(await record(staff, order.id, { number: 'FR A/19' })).toMatchObject({ state: 'issued' });
  });

  test.for([
    ['order_id', '0'],
    ['kind', 'PF'],
    ['number', ' '],
    ['issued_at', 'ontem'],
    ['total_minor', '-1'],
    ['total_minor', '1.5'],
  ] as const)('is refused with %s = «%s»', async ([field, value], { ctx }) => {
    const wrong = storeRecorded(asSystem(ctx), formOf(1, { [field]: value }), file());
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_input', data: { field } });
  });

  test('is not recorded by its buyer, nor for an order that is not there', async ({ ctx }) => {
    const { order, buyer } = await makePaidOrder(ctx);
    const recorded = await storeRecorded(ctx, formOf(order.id), file());
    expect(() => recordExternal(buyer, recorded)).toThrow('not_allowed');
    await expect(record(asSystem(ctx), order.id + 999)).rejects.toThrow('not_found');
  });
});
