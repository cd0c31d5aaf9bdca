import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';

/** A stand-in for the copy of a document, which says that it is one. */
export function paperCopy(title: string, holder: string): Promise<Buffer> {
  const doc = new PdfDocument({ size: 'A5', info: { Title: title, CreationDate: new Date(0) } });
  doc.fontSize(16).text(title).moveDown();
  doc
    .fontSize(12)
    .text([holder, '', 'Exemplo da demonstração: não é um documento verdadeiro.'].join('\n'), { lineGap: 6 });
  doc.end();
  return buffer(doc);
}
