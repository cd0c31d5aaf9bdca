import { renderSheet, type Block } from '#api/shared/paper/sheet/render-sheet.ts';
import { totalsBlock } from '#api/shared/paper/sheet/draw-totals.ts';
import type { Proforma } from './proforma.ts';
import { wordsOf, type Words } from './words.ts';
import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import type { Pen } from '#api/shared/paper/open-paper.ts';
import { column } from '#api/shared/paper/sheet/page.ts';

const soft = { face: 'text-400', size: 9, color: ink.soft } as const;
const strong = { face: 'text-600', size: 10, color: ink.black } as const;
const heading = { face: 'display-500', size: 13, color: ink.black } as const;

const row = 6 * mm;

/** Where to transfer the money to. */
function bankBlock({ type, doc }: Pen, { t, transfer }: Words): Block | null {
  if (!transfer) return null;
  const height = (transfer.length + 2) * row;
  const drawAt = (top: number) => {
    type.decorate(() => doc.rect(column.left, top + mm, column.width, height - 2 * mm).stroke(ink.leaf));
    const x = column.left + 5 * mm;
    type.say('H2', {}, () => type.put(t('proforma.transfer'), { x, baseline: top + 8 * mm }, heading));
    transfer.forEach(([name = '', text = ''], at) => {
      const baseline = top + 8 * mm + (at + 1) * row;
      type.say('P', {}, () => {
        type.put(name, { x, baseline }, soft);
        type.put(text, { x: x + 48 * mm, baseline }, type.shrunk(text, strong, column.width - 58 * mm));
      });
    });
  };
  return { height, drawAt };
}

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
