import PdfDocument from 'pdfkit';
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

/** An A4 document, tagged for screen readers. `bytes` resolves once it is ended. */
export function openPaper({ layout, locale, title, author, subject, createdAt }: PaperFacts): {
  pen: Pen;
  bytes: Promise<Uint8Array>;
} {
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
  return { pen: { doc, type: openTypesetter(doc) }, bytes: bytesOf(doc) };
}

async function bytesOf(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
}
