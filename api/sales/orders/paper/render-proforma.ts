import { renderSheet } from '#api/shared/paper/sheet/render-sheet.ts';
import { totalsBlock } from '#api/shared/paper/sheet/draw-totals.ts';
import { bankBlock } from './draw-bank.ts';
import type { Proforma } from './proforma.ts';
import { wordsOf } from './words.ts';

export function renderProforma(proforma: Proforma): Promise<Uint8Array<ArrayBuffer>> {
  const { number, issued_at, snapshot, locale } = proforma;
  const words = wordsOf(proforma, locale);
  return renderSheet({
    words,
    number,
    author: snapshot.seller.name,
    subject: snapshot.order_number,
    createdAt: issued_at,
    lines: snapshot.lines,
    blocks: (pen) => {
      const bank = bankBlock(pen, words);
      return [totalsBlock(pen, words, snapshot), ...(bank ? [bank] : [])];
    },
  });
}
