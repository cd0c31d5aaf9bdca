import PdfDocument from 'pdfkit';
import { paperFonts, type PaperFonts } from './paper-fonts.ts';
import { openTypesetter, type Typesetter } from './typesetter.ts';

type PaperFacts = {
  layout: 'portrait' | 'landscape';
  locale: string;
  title: string;
  author: string;
  subject: string;
  createdAt: Date;
};

export type Pen = { doc: PDFKit.PDFDocument; type: Typesetter };

/** An A4 document, tagged for screen readers. It is drawn again where it needs fonts that were not loaded yet. */
export async function drawPaper(facts: PaperFacts, draw: (pen: Pen) => void | Promise<void>): Promise<Uint8Array> {
  const fonts = paperFonts();
  for (;;) {
    const pen = openPen(facts, fonts);
    await draw(pen);
    if (await fonts.loadMissing()) continue;
    pen.doc.end();
    return bytesOf(pen.doc);
  }
}

function openPen({ layout, locale, title, author, subject, createdAt }: PaperFacts, fonts: PaperFonts): Pen {
  const doc = new PdfDocument({
    size: 'A4',
    layout,
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: 'Mestria',
      Producer: 'Mestria',
      CreationDate: createdAt,
    },
  });
  return { doc, type: openTypesetter(doc, fonts) };
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
}
