import { ink } from '../ink.ts';
import { mm } from '../mm.ts';
import type { Pen } from '../open-paper.ts';
import { taxPerRate } from './model/tax-per-rate.ts';
import { column } from './page.ts';
import type { Block } from './render-sheet.ts';
import type { SheetLine, SheetWords } from './sheet-words.ts';

const plain = { face: 'text-400', size: 10, color: ink.black } as const;
const soft = { face: 'text-400', size: 9, color: ink.soft } as const;
const total = { face: 'display-600', size: 15, color: ink.black } as const;

type Sums = { lines: readonly SheetLine[]; subtotal_minor: number; total_minor: number };

const row = 6 * mm;
const sumsLeft = column.left + column.width * 0.45;

/** The tax of each rate, the sums and the total. */
export function totalsBlock({ type, doc }: Pen, words: SheetWords, document: Sums): Block {
  const { t, money, rate } = words;
  const sums = [
    [t('proforma.subtotal'), money(document.subtotal_minor)],
    ...taxPerRate(document.lines).map(({ tax_rate_percent, net_minor, tax_minor }) => [
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
    put([words.total, money(document.total_minor)], last + 5 * mm, total);
    type.say('P', {}, () => type.put(t('proforma.vat_note'), { x: column.left, baseline: top + row }, soft));
  };
  return { height: (sums.length + 2) * row + 8 * mm, drawAt };
}
