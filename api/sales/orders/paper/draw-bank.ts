import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import type { Pen } from '#api/shared/paper/open-paper.ts';
import { column } from '#api/shared/paper/sheet/page.ts';
import type { Block } from '#api/shared/paper/sheet/render-sheet.ts';
import type { Words } from './words.ts';

const soft = { face: 'text-400', size: 9, color: ink.soft } as const;
const strong = { face: 'text-600', size: 10, color: ink.black } as const;
const heading = { face: 'display-500', size: 13, color: ink.black } as const;

const row = 6 * mm;

/** Where to transfer the money to. */
export function bankBlock({ type, doc }: Pen, { t, transfer }: Words): Block | null {
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
