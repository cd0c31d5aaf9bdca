import { describe, expect } from 'vitest';
import { makeOrder } from '#api/sales/orders/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { writeSettings } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { overlapping, pdfTexts } from '#api/shared/testing/pdf.ts';
import { fiscalDocumentPdf } from '../fiscal-document-pdf.ts';
import { issueCreditNote, issueInvoice, issueReceipt } from '../index.ts';
import { makeSeller, withKey } from '../make.ts';

const due_at = new Date('2026-12-21T08:00:00Z');

async function readIn(ctx: Ctx, id: number | undefined): Promise<string> {
  const answer = await fiscalDocumentPdf(ctx, Number(id));
  const texts = await pdfTexts(await answer.bytes());
  expect(overlapping(texts.filter(({ str }) => str.trim()))).toEqual([]);
  return texts
    .map(({ str }) => str)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

describe('the PDF of a document', () => {
  test('of Angola says what the law demands, in the language of the buyer', async ({ ctx: plain }) => {
    const ctx = withKey(plain);
    await makeSeller(ctx);
    const { order, buyer } = await makeOrder(ctx, { tax_address: { name: 'Ana Dias', country: 'AO' } });
    const reader = withKey(buyer);
    const invoice = await issueInvoice(ctx, order.id, { due_at });
    const receipt = await issueReceipt(ctx, order.id, { amount_minor: 1_000_000, occasion: 'payment 1' });
    const credit = { order_id: order.id, amount_minor: 500_000, reason: 'Desistência', occasion: 'refund 1' };
    const note = await issueCreditNote(ctx, credit);

    const portuguese = await readIn(reader, invoice?.id);
    for (const part of [
      'Fatura',
      'FT M2026/1',
      'Vencimento 21 de dezembro de 2026',
      'NIF 5417000000',
      'Ana Dias Consumidor final · NIF 999999999',
      'IVA a 14% sobre 39 473,68 AOA 5 526,32 AOA',
      'Total 45 000,00 AOA',
    ]) {
      expect(portuguese).toContain(part);
    }
    expect(portuguese).toMatch(/[\w+/]{4}-Processado por programa validado n\.º 12\/AGT/);

    const english = await readIn({ ...reader, locale: 'en-GB' }, note?.id);
    for (const part of ['Credit note', 'Rectificação da factura FT M2026/1', 'Reason: Desistência', '5,000.00']) {
      expect(english).toContain(part);
    }
    const received = await readIn(reader, receipt?.id);
    expect(received).toContain('Valor recebido: 10 000,00 AOA');
    expect(received).toContain('Referente à factura FT M2026/1');
  });

  test('names the reason of an exemption', async ({ ctx }) => {
    await makeSeller(ctx);
    await writeSettings(asSystem(ctx), { vatRatePercent: '0' });
    await writeSettings(asSystem(ctx), { exemptionCode: 'M07', exemptionReason: 'Artigo 9.º do CIVA' });
    const { order, buyer } = await makeOrder(ctx);
    const invoice = await issueInvoice(ctx, order.id, { due_at });
    expect(await readIn(buyer, invoice?.id)).toContain('Motivo de isenção de IVA: M07: Artigo 9.º do CIVA');
  });
});
