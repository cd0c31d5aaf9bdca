import { describe, expect, test } from 'vitest';
import { mm } from '#api/shared/paper/mm.ts';
import { openPdf, overlapping, pdfTexts } from '#api/shared/testing/pdf.ts';
import { column } from '#api/shared/paper/sheet/page.ts';
import type { Proforma } from './proforma.ts';
import { renderProforma } from './render-proforma.ts';

const long =
  'Segurança, higiene e saúde no trabalho de construção civil, com exercícios práticos em estaleiro e avaliação ';

function proformaWith(lines: number): Proforma {
  const line = (at: number) => ({
    title: { pt: at % 7 === 0 ? long.repeat(3) : `Curso n.º ${at + 1}: Łódź, Győr e ţară – 20 €` },
    quantity: 12,
    unit_price_minor: 4_500_000_000,
    tax_rate_percent: at % 2 === 0 ? 14 : 7,
    net_minor: 47_368_421_053,
    tax_minor: 6_631_578_947,
  });
  return {
    number: 'PF M2026/123',
    issued_at: new Date('2026-11-21T08:00:00Z'),
    snapshot: {
      notice: 'Este documento não serve de factura',
      seller: { name: 'Mestria, Lda.', tax_id: '5417000000', address: `${long}Luanda` },
      buyer: { name: `Cooperativa ${long}`, tax_id: '5417289036', country: 'AO', street: long, city: 'Łuków' },
      order_number: 'M-2026-000123',
      currency: 'aoa',
      lines: Array.from({ length: lines }, (_, at) => line(at)),
      subtotal_minor: 47_368_421_053 * lines,
      tax_minor: 6_631_578_947 * lines,
      total_minor: 54_000_000_000 * lines,
    },
    bank: { bank_name: 'Banco', iban: 'AO06004000006487190231021', account_holder: 'Mestria, Lda.' },
    locale: 'pt-PT',
  };
}

async function pagesOf(bytes: Uint8Array) {
  const { numPages } = await openPdf(bytes);
  return Promise.all(Array.from({ length: numPages }, (_, at) => pdfTexts(bytes, at + 1)));
}

describe('a pro-forma of 50 lines', () => {
  test('has each line once, and on each page its number, the notice and the heads of its columns', async () => {
    const pages = await pagesOf(await renderProforma(proformaWith(50)));
    expect(pages.length).toBeGreaterThan(3);
    const texts = pages.map((page) => page.map(({ str }) => str).join(' '));
    texts.forEach((text, at) => {
      expect(text).toContain(`Página ${at + 1} de ${pages.length}`);
      expect(text).toContain('Este documento não serve de factura');
      expect(text).toContain('PF M2026/123');
    });
    const numbers = [...texts.join(' ').matchAll(/Curso n\.º (\d+):/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => at + 1).filter((number) => number % 7 !== 1));
    // Letters of another font file are another piece of text.
    expect(texts.join('').replaceAll(/\s/g, '')).toContain('Łódź,Győreţară–20€');
    expect(texts.at(-1)).toContain('Total a pagar');
  });

  test.each([1, 9, 10, 11, 12, 13, 50])('keeps %i lines within the page, without overlaps', async (lines) => {
    for (const page of await pagesOf(await renderProforma(proformaWith(lines)))) {
      const texts = page.filter(({ str }) => str.trim());
      for (const { x, width } of texts) {
        expect(x).toBeGreaterThanOrEqual(column.left - 1);
        expect(x + width).toBeLessThanOrEqual(column.right + 1);
      }
      expect(Math.max(...texts.map(({ baseline }) => baseline))).toBeLessThan(290 * mm);
      expect(overlapping(texts)).toEqual([]);
    }
  });
});

test('a pro-forma has its language, its title, and tables for screen readers', async () => {
  const pdf = await openPdf(await renderProforma(proformaWith(3)));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Fatura pró-forma PF M2026/123', Language: 'pt-PT' });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  expect(tree.match(/"role":"Table"/g)).toHaveLength(1);
  expect(tree.match(/"role":"TR"/g)).toHaveLength(4);
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  expect([Math.round(width / mm), Math.round(height / mm)]).toEqual([210, 297]);
});
