import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { writeSetting, writeSettings } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { pdfTexts } from '#api/shared/testing/pdf.ts';
import { cancelOrder } from './cancel-order.ts';
import { makeOrder } from './make.ts';
import { proformaPdf } from './proforma-pdf.ts';
import { ordersRawRoutes } from './raw-routes.ts';

const iban = 'AO06004000006487190231021';

async function makeProforma(ctx: Ctx) {
  const seller = { sellerName: 'Mestria, Lda.', sellerTaxId: '5417000000' };
  await writeSettings(asSystem(ctx), { ...seller, bankIban: iban });
  const tax_address = { name: 'Cimentos do Bengo, Lda.', country: 'AO', tax_id: '5417289036', city: 'Caxito' };
  const made = await makeOrder(ctx, { tax_address });
  return { ...made, id: Number(made.order.invoices[0]?.id) };
}

async function wordsOf(ctx: Ctx, id: number): Promise<string> {
  return said(await pdfTexts((await proformaPdf(ctx, id)).bytes));
}

function said(texts: { str: string }[]): string {
  return texts
    .map(({ str }) => str)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

describe('the pro-forma of an order', () => {
  test('is downloaded by its buyer, and states what was ordered', async ({ ctx }) => {
    const { buyer, id, order } = await makeProforma(ctx);
    const response = await download(buyer, String(id));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="PF-M2026-1.pdf"'),
      'cache-control': 'private, no-store',
    });
    const words = said(await pdfTexts(await response.bytes()));
    for (const part of [
      'Fatura pró-forma',
      'PF M2026/1',
      '21 de novembro de 2026',
      order.number,
      'Este documento não serve de factura',
      'Mestria, Lda.',
      'Cimentos do Bengo, Lda. NIF 5417289036 Caxito Angola',
      '45 000,00 14% 39 473,68 45 000,00',
      'IVA a 14% sobre 39 473,68 AOA 5 526,32 AOA',
      'Total a pagar 45 000,00 AOA',
      'AO06 0040 0000 6487 1902 3102 1',
      'Página 1 de 1',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('is in the language of its reader, but for the notice, which the law wants in Portuguese', async ({ ctx }) => {
    const { buyer, id } = await makeProforma(ctx);
    const words = await wordsOf({ ...buyer, locale: 'en-GB' }, id);
    for (const part of ['Pro forma invoice', 'Total to pay 45,000.00 AOA', 'Este documento não serve de factura'])
      expect(words).toContain(part);
  });

  test('names no account where the operator takes no transfers', async ({ ctx }) => {
    const { buyer, id } = await makeProforma(ctx);
    await writeSetting(asSystem(ctx), { key: 'bankIban', value: '' });
    expect(await wordsOf(buyer, id)).not.toContain('IBAN');
  });

  test('says what it said when it was issued', async ({ ctx }) => {
    const { buyer, id } = await makeProforma(ctx);
    const before = await proformaPdf(buyer, id);
    await writeSetting(asSystem(ctx), { key: 'sellerName', value: 'Outra Empresa' });
    expect(await proformaPdf(buyer, id)).toEqual(before);
  });

  test('names the account of today, not that of when it was issued', async ({ ctx }) => {
    const { buyer, id } = await makeProforma(ctx);
    const before = await wordsOf(buyer, id);
    const value = 'AO06 0000 0000 1234 5678 9013 5';
    await writeSetting(asSystem(ctx), { key: 'bankIban', value });
    const after = await wordsOf(buyer, id);
    expect([before.includes(value), after.includes(value)]).toEqual([false, true]);
  });

  test('is refused once it is annulled with its order', async ({ ctx }) => {
    const { buyer, id, order } = await makeProforma(ctx);
    await cancelOrder(buyer, { id: order.id });
    await expect(proformaPdf(buyer, id)).rejects.toMatchObject({ code: 'invoice_annulled' });
  });

  test('is found by its buyer and by who may read orders, and by nobody else', async ({ ctx }) => {
    const { id } = await makeProforma(ctx);
    expect(await wordsOf(await asA(ctx, 'administrator'), id)).toContain('PF M2026/1');
    await expect(proformaPdf(await asA(ctx, 'client'), id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(proformaPdf(ctx, id)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test.for(['0', '-1', 'abc', '99999999999999999999'])('is not found at %s', async (id, { ctx }) => {
    await expect(download(await asA(ctx, 'administrator'), id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

async function download(ctx: Ctx, id: string): Promise<Response> {
  const route = ordersRawRoutes.find(({ path }) => path === '/invoices/:id/pdf');
  if (!route) throw new Error('There is no route.');
  return route.handle(ctx, new Request(`http://mestria.test/api/invoices/${id}/pdf`), { id });
}
