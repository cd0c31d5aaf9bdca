import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import type { Pen } from '#api/shared/paper/open-paper.ts';
import { taxPerRate } from '../model/tax-per-rate.ts';
import { column } from './page.ts';
import type { Proforma } from './proforma.ts';
import type { Words } from './words.ts';

export type Block = { height: number; drawAt: (top: number) => void };

const plain = { face: 'text-400', size: 10, color: ink.black } as const;
const soft = { face: 'text-400', size: 9, color: ink.soft } as const;
const strong = { face: 'text-600', size: 10, color: ink.black } as const;
const heading = { face: 'display-500', size: 13, color: ink.black } as const;
const total = { face: 'display-600', size: 15, color: ink.black } as const;

const row = 6 * mm;
const sumsLeft = column.left + column.width * 0.45;

/** The tax of each rate, the sums and the total. */
export function totalsBlock({ type, doc }: Pen, words: Words, { snapshot }: Proforma): Block {
  const { t, money, rate } = words;
  const sums = [
    [t('proforma.subtotal'), money(snapshot.subtotal_minor)],
    ...taxPerRate(snapshot.lines).map(({ tax_rate_percent, net_minor, tax_minor }) => [
      t('proforma.tax_of', { rate: rate(tax_rate_percent), base: money(net_minor) }),
      money(tax_minor),
    ]),
  ] as const;
  const drawAt = (top: number) => {
    const put = ([name = '', amount = '']: readonly string[], baseline: number, style: typeof plain | typeof total) => {
      const most = column.right - sumsLeft - type.width(amount, style) - 3 * mm;
      type.say('P', {}, () => {
        type.put(name, { x: sumsLeft, baseline }, type.shrunk(name, plain, most));
        type.put(amount, { x: column.right - type.width(amount, style), baseline }, style);
      });
    };
    sums.forEach((sum, at) => put(sum, top + (at + 1) * row, plain));
    const last = top + (sums.length + 1) * row;
    type.decorate(() => doc.rect(sumsLeft, last - 2.5 * mm, column.right - sumsLeft, 0.5 * mm).fill(ink.black));
    put([t('proforma.total'), money(snapshot.total_minor)], last + 5 * mm, total);
    type.say('P', {}, () => type.put(t('proforma.vat_note'), { x: column.left, baseline: top + row }, soft));
  };
  return { height: (sums.length + 2) * row + 8 * mm, drawAt };
}

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
