import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import type { Order } from '#contract/sales/orders/calls.ts';

/** What the invoicing software of the operator would print. It says that it is a sample. */
export function invoiceSheet(number: string, { total_minor, tax_address, ...order }: Order): Promise<Buffer> {
  const doc = new PdfDocument({ size: 'A4', info: { Title: number, CreationDate: new Date(0) } });
  const amount = new Intl.NumberFormat('pt-AO', { minimumFractionDigits: 2 }).format(total_minor / 100);
  const lines = [
    'Mestria, Lda.',
    number,
    '',
    `Cliente: ${tax_address?.name ?? 'Consumidor final'}`,
    `Encomenda: ${order.number}`,
    ...order.items.map(({ quantity, title }) => `${quantity} × ${title}`),
    '',
    `Total, com IVA: ${amount.replaceAll(/\s/g, ' ')} AOA`,
    '',
    'Documento de demonstração, sem validade fiscal.',
  ];
  doc.fontSize(13).text(lines.join('\n'), { lineGap: 6 });
  doc.end();
  return buffer(doc);
}
