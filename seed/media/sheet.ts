import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { pdfFont } from './pdf-font.ts';

const margin = 56;
const width = 483;
const ink = '#1b201c';
const green = '#0f5a41';

type Sheet = { title: string; parts: readonly (readonly [title: string, text: string])[] };

/** A page of numbered paragraphs. */
export function sheet({ title, parts }: Sheet): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    lang: 'pt',
    displayTitle: true,
    info: { Title: title, Author: 'Mestria', CreationDate: new Date(0) },
  });
  doc.registerFont('speaks', pdfFont('besley', 500)).registerFont('explains', pdfFont('hanken-grotesk', 400));
  doc.font('speaks').fontSize(28).fillColor(green).text(title).moveDown(0.6);
  for (const [place, [heading, text]] of parts.entries()) {
    doc.font('speaks').fontSize(14).fillColor(ink);
    doc.text(`${place + 1}. ${heading}`).moveDown(0.2);
    doc.font('explains').fontSize(12).text(text, { width, lineGap: 3 }).moveDown();
  }
  doc.end();
  return buffer(doc);
}
