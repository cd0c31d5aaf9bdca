import type { LocaleKey } from '#contract/basics.ts';
import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import { wrapped } from '#api/shared/paper/model/fit.ts';
import type { Pen } from '#api/shared/paper/open-paper.ts';
import { totalsBlock } from '#api/shared/paper/sheet/draw-totals.ts';
import { column } from '#api/shared/paper/sheet/page.ts';
import { renderSheet, type Block } from '#api/shared/paper/sheet/render-sheet.ts';
import { sumsOf } from '../model/tax.ts';
import type { DocumentRow } from '../store/documents.ts';
import { wordsOf, type DocumentWords } from './words.ts';

export function renderDocument(document: DocumentRow, locale: LocaleKey): Promise<Uint8Array<ArrayBuffer>> {
  const { number, issued_at, total_minor, snapshot } = document;
  const words = wordsOf(document, locale);
  const { lines, order_number, seller } = snapshot;
  return renderSheet({
    words,
    number,
    author: seller.name,
    subject: order_number,
    createdAt: issued_at,
    lines,
    blocks: (pen) => {
      const subtotal_minor = sumsOf(lines).net_minor;
      const sums = lines.length > 0 ? totalsBlock(pen, words, { lines, subtotal_minor, total_minor }) : null;
      return [sums ?? amountBlock(pen, words, total_minor), notesBlock(pen, words)];
    },
  });
}

const total = { face: 'display-600', size: 15, color: ink.black } as const;
const plain = { face: 'text-400', size: 10, color: ink.black } as const;

/** Of a receipt, which repeats no lines of its invoice. */
function amountBlock({ type }: Pen, words: DocumentWords, totalMinor: number): Block {
  const height = 14 * mm;
  const drawAt = (top: number) => {
    const answer = `${words.t('fiscal.received')} ${words.money(totalMinor)}`;
    const baseline = top + 8 * mm;
    type.say('P', {}, () => type.put(answer, { x: column.left, baseline }, type.shrunk(answer, total, column.width)));
  };
  return { height, drawAt };
}

const leading = 5 * mm;

function notesBlock({ type }: Pen, { notes }: DocumentWords): Block {
  const rows = notes.map((note) => wrapped(note, column.width, (part) => type.width(part, plain)));
  const height = rows.flat().length * leading + 4 * mm;
  const drawAt = (top: number) => {
    let baseline = top + 5 * mm;
    for (const row of rows) {
      const first = baseline;
      type.say('P', {}, () =>
        row.forEach((part, at) => type.put(part, { x: column.left, baseline: first + at * leading }, plain)),
      );
      baseline += row.length * leading;
    }
  };
  return { height, drawAt };
}
