import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { pdfFont } from './pdf-font.ts';

const page = { left: 56, right: 539, top: 56 };
const ink = '#1b201c';
const soft = '#4a524b';
const green = '#0f5a41';
const line = '#808375';

const columns = [
  { title: 'Aparelho', x: page.left, width: 190 },
  { title: 'Potência (kW)', x: 250, width: 90 },
  { title: 'Horas por dia', x: 345, width: 90 },
  { title: 'kWh por dia', x: 440, width: 99 },
];

const appliances = 12;
const rowHeight = 30;

export function worksheet(): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A4',
    margin: 0,
    lang: 'pt',
    displayTitle: true,
    info: { Title: 'Onde gasta a sua loja', Author: 'Escola de Ofícios do Lubango', CreationDate: new Date(0) },
  });
  doc.registerFont('speaks', pdfFont('besley', 500)).registerFont('explains', pdfFont('hanken-grotesk', 400));
  heading(doc);
  readings(doc, 150);
  table(doc, 290);
  doc.font('explains').fontSize(10).fillColor(soft);
  doc.text('Escola de Ofícios do Lubango · Mestria · Pode copiar e distribuir.', page.left, 790, { lineBreak: false });
  doc.end();
  return buffer(doc);
}

function heading(doc: PDFKit.PDFDocument): void {
  doc.font('speaks').fontSize(28).fillColor(green).text('Onde gasta a sua loja', page.left, page.top);
  doc.font('explains').fontSize(12).fillColor(soft);
  doc.text('Potência vezes horas por dia. Comece pela linha maior.', page.left, 102);
}

function readings(doc: PDFKit.PDFDocument, top: number): void {
  for (const [row, label] of ['Primeira leitura do contador', 'Segunda leitura, um dia depois'].entries()) {
    const y = top + row * 42;
    doc.font('explains').fontSize(12).fillColor(ink).text(label, page.left, y, { lineBreak: false });
    rule(doc, { from: 250, to: page.right, y: y + 14 });
  }
  doc
    .font('speaks')
    .fontSize(14)
    .text('A diferença: kWh num dia', page.left, top + 86, { lineBreak: false });
  rule(doc, { from: 250, to: page.right, y: top + 102 });
}

function table(doc: PDFKit.PDFDocument, top: number): void {
  doc.font('explains').fontSize(11).fillColor(soft);
  for (const { title, x, width } of columns) doc.text(title, x, top, { width, lineBreak: false });
  for (let row = 0; row <= appliances; row += 1) {
    const y = top + 20 + row * rowHeight;
    for (const { x, width } of columns) rule(doc, { from: x, to: x + width, y });
  }
  const sum = top + 34 + appliances * rowHeight;
  doc.font('speaks').fontSize(14).fillColor(ink).text('Soma, para comparar com o contador', page.left, sum);
  rule(doc, { from: 440, to: page.right, y: sum + 18 });
}

function rule(doc: PDFKit.PDFDocument, { from, to, y }: { from: number; to: number; y: number }): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(line).stroke();
}
