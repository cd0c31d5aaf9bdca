import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import type { Order } from '#contract/sales/orders/calls.ts';

export function transferSlip({ number, total_minor }: Order): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A5',
    info: { Title: `Transferência ${number}`, CreationDate: new Date(0) },
  });
  const amount = new Intl.NumberFormat('pt-AO', { minimumFractionDigits: 2 }).format(total_minor / 100);
  const lines = [
    'Banco do Planalto',
    'Comprovativo de transferência',
    '',
    'Beneficiário: Mestria, Lda.',
    `Descritivo: ${number}`,
    `Montante: ${amount.replaceAll(/\s/g, ' ')} AOA`,
    'Estado: executada',
  ];
  doc.fontSize(14).text(lines.join('\n'), { lineGap: 6 });
  doc.end();
  return buffer(doc);
}
