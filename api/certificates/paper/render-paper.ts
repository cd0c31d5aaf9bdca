import PdfDocument from 'pdfkit';
import type { Paper } from '../snapshot.ts';
import { drawBand } from './draw-band.ts';
import { bottomEdge, drawBottom, drawTop, topEdge } from './draw-edges.ts';
import { drawStatement } from './draw-statement.ts';
import { openTypesetter } from './typesetter.ts';
import { mainLocaleOf, wordsOf } from './words.ts';

/** One page, in Portuguese with English below, with the same bytes for the same paper. */
export async function renderPaper(paper: Paper): Promise<Uint8Array> {
  const locale = mainLocaleOf(paper);
  const [pt, en] = [wordsOf(paper, locale), wordsOf(paper, 'en-GB')];
  const doc = new PdfDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: `${pt.kind} ${paper.number}`,
      Author: paper.issuer.name,
      Subject: pt.course,
      Creator: 'Mestria',
      Producer: 'Mestria',
      CreationDate: paper.issued_at,
    },
  });
  const bytes = bytesOf(doc);
  const pen = { doc, type: openTypesetter(doc) };
  const issuer = { name: paper.issuer.name, pt, en };
  drawBand(pen, { pt: pt.tagline, en: en.tagline });
  drawTop(pen, issuer, paper.number);
  drawStatement(pen, { name: paper.person.name, pt, en }, { top: topEdge.bottom, bottom: bottomEdge.top });
  drawBottom(pen, issuer, paper.check_url);
  doc.end();
  return bytes;
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
}
