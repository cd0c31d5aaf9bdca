import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { pdfFont } from './pdf-font.ts';

const margin = 56;
const width = 483;
const ink = '#1b201c';
const green = '#0f5a41';

const rules = [
  ['Inscrição', 'O lugar fica reservado enquanto se espera pelo pagamento, e é seu quando este entra.'],
  ['Presença', 'Para concluir é preciso estar em pelo menos 80% das aulas. Quem vai faltar avisa o formador antes.'],
  ['Avaliação', 'Onde há avaliação, conclui quem tem pelo menos 10 valores em 20.'],
  ['Turma que não se faz', 'Se a turma for cancelada, escolhe outra data ou recebe de volta o que pagou.'],
  ['Certificado', 'Quem conclui recebe um certificado com número e código, que qualquer empresa pode confirmar.'],
  ['Convivência', 'Na sala e em direto, todos se tratam com respeito. O que é gravado ou distribuído fica na turma.'],
] as const;

export function regulation(): Promise<Buffer> {
  const doc = new PdfDocument({
    size: 'A4',
    margin,
    lang: 'pt',
    displayTitle: true,
    info: { Title: 'Regulamento das turmas', Author: 'Mestria', CreationDate: new Date(0) },
  });
  doc.registerFont('speaks', pdfFont('besley', 500)).registerFont('explains', pdfFont('hanken-grotesk', 400));
  doc.font('speaks').fontSize(28).fillColor(green).text('Regulamento das turmas').moveDown(0.6);
  for (const [place, [title, text]] of rules.entries()) {
    doc.font('speaks').fontSize(14).fillColor(ink);
    doc.text(`${place + 1}. ${title}`).moveDown(0.2);
    doc.font('explains').fontSize(12).text(text, { width, lineGap: 3 }).moveDown();
  }
  doc.end();
  return buffer(doc);
}
