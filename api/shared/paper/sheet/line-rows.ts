import { textIn } from '#contract/basics.ts';
import { ink } from '../ink.ts';
import { mm } from '../mm.ts';
import { wrapped } from '../model/fit.ts';
import type { Pen } from '../open-paper.ts';
import type { Cell } from '../typesetter.ts';
import { column } from './page.ts';
import type { SheetLine, SheetWords } from './sheet-words.ts';

const text = { face: 'text-400', size: 9.5, color: ink.black } as const;
const label = { face: 'text-600', size: 9, color: ink.soft } as const;

const descriptionWidth = 68 * mm;
/** Widths of the columns of figures, which end at their right edge. */
const widths = { quantity: 12 * mm, unit_price: 27 * mm, rate: 15 * mm, net: 26 * mm, line_total: 26 * mm };
const figures = ['quantity', 'unit_price', 'rate', 'net', 'line_total'] as const;

const leading = text.size * 1.35;
const rowPadding = 2.2 * mm;

export type Row = { height: number; cellsAt: (top: number) => Cell[] };

export const headHeight = 8 * mm;

export function headCells({ type }: Pen, words: SheetWords, top: number): Cell[] {
  const baseline = top + 5 * mm;
  const named = (name: 'description' | (typeof figures)[number]) => words.t(`proforma.${name}`);
  return [
    { tag: 'TH', draw: () => type.put(named('description'), { x: column.left, baseline }, label) },
    ...figures.map((name): Cell => {
      const style = type.shrunk(named(name), label, widths[name] - mm);
      const x = rightOf(name) - type.width(named(name), style);
      return { tag: 'TH', draw: () => type.put(named(name), { x, baseline }, style) };
    }),
  ];
}

export function lineRow({ type }: Pen, words: SheetWords, line: SheetLine): Row {
  const wrap = (answer: string) => wrapped(answer, descriptionWidth, (part) => type.width(part, text));
  const { discount_minor = 0 } = line;
  const discount = discount_minor > 0 ? words.t('proforma.discount', { amount: words.amount(-discount_minor) }) : '';
  const title = [...wrap(textIn(line.title, words.locale)), ...(discount ? wrap(discount) : [])];
  const answer = {
    quantity: String(line.quantity),
    unit_price: words.amount(line.unit_price_minor),
    rate: words.t('proforma.percent', { rate: words.rate(line.tax_rate_percent) }),
    net: words.amount(line.net_minor),
    line_total: words.amount(line.net_minor + line.tax_minor),
  };
  const cellsAt = (top: number): Cell[] => {
    const baseline = top + rowPadding + text.size * 0.95;
    const putTitle = () =>
      title.forEach((part, at) => type.put(part, { x: column.left, baseline: baseline + at * leading }, text));
    return [
      { tag: 'TD', draw: putTitle },
      ...figures.map((name): Cell => {
        const style = type.shrunk(answer[name], text, widths[name] - mm);
        const x = rightOf(name) - type.width(answer[name], style);
        return { tag: 'TD', draw: () => type.put(answer[name], { x, baseline }, style) };
      }),
    ];
  };
  return { height: title.length * leading + 2 * rowPadding, cellsAt };
}

function rightOf(name: (typeof figures)[number]): number {
  const after = figures.slice(figures.indexOf(name) + 1);
  return column.right - after.reduce((sum, other) => sum + widths[other], 0);
}
