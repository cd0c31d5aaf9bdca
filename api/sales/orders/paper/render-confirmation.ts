import { dateFormat } from '#contract/rules/formats.ts';
import type { LocaleKey } from '#contract/basics.ts';
import type { InvoiceSnapshot } from '#contract/sales/orders/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import type { Pen } from '#api/shared/paper/open-paper.ts';
import { amountsIn } from '#api/shared/paper/sheet/amounts.ts';
import { totalsBlock } from '#api/shared/paper/sheet/draw-totals.ts';
import { column } from '#api/shared/paper/sheet/page.ts';
import { renderSheet, type Block } from '#api/shared/paper/sheet/render-sheet.ts';
import type { SheetWords } from '#api/shared/paper/sheet/sheet-words.ts';
import { textsFor } from '#api/shared/texts.ts';
import type { MoneyMovement } from '../model/money-movements.ts';
import { partiesIn } from './words.ts';

export type Confirmation = { snapshot: InvoiceSnapshot; movements: readonly MoneyMovement[]; locale: LocaleKey };

/** With the same bytes for the same money: its moment is that of the last movement. */
export function renderConfirmation(confirmation: Confirmation): Promise<Uint8Array<ArrayBuffer>> {
  const { snapshot, movements } = confirmation;
  const words = wordsOf(confirmation);
  return renderSheet({
    words,
    number: snapshot.order_number,
    author: snapshot.seller.name,
    subject: snapshot.order_number,
    createdAt: lastOf(movements),
    lines: snapshot.lines,
    blocks: (pen) => [totalsBlock(pen, words, snapshot), moneyBlock(pen, words, movements)],
  });
}

function lastOf(movements: readonly MoneyMovement[]): Date {
  return movements.at(-1)?.at ?? new Date(0);
}

function wordsOf({ snapshot, movements, locale }: Confirmation): SheetWords {
  const t = textsFor(locale);
  const notice = t('confirmation.notice');
  return {
    t,
    locale,
    title: t('confirmation.title'),
    notice,
    foot: notice,
    total: t('confirmation.total'),
    facts: [
      [t('proforma.order'), snapshot.order_number],
      [
        t('confirmation.paid_on'),
        dayIn(locale, movements.find(({ kind }) => kind === 'received')?.at ?? lastOf(movements)),
      ],
    ],
    ...partiesIn(t, locale, snapshot),
    ...amountsIn(locale, snapshot.currency),
  };
}

function dayIn(locale: LocaleKey, moment: Date): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: operatorZone }).format(moment);
}

const heading = { face: 'display-500', size: 13, color: ink.black } as const;
const plain = { face: 'text-400', size: 10, color: ink.black } as const;
const strong = { face: 'text-600', size: 10, color: ink.black } as const;

const row = 6 * mm;

function moneyBlock({ type, doc }: Pen, words: SheetWords, movements: readonly MoneyMovement[]): Block {
  const { t, locale, money } = words;
  const rows = movements.map(({ kind, at, method, amount_minor }) => ({
    what: t(`confirmation.${kind}`, { day: dayIn(locale, at), method: method ?? 'none' }),
    amount: `${kind === 'returned' ? '−' : ''}${money(amount_minor)}`,
  }));
  const height = (rows.length + 2) * row;
  const drawAt = (top: number) => {
    type.decorate(() => doc.rect(column.left, top + mm, column.width, height - 2 * mm).stroke(ink.leaf));
    const x = column.left + 5 * mm;
    type.say('H2', {}, () => type.put(t('confirmation.money'), { x, baseline: top + 8 * mm }, heading));
    rows.forEach(({ what, amount }, at) => {
      const baseline = top + 8 * mm + (at + 1) * row;
      const width = type.width(amount, strong);
      type.say('P', {}, () => {
        type.put(what, { x, baseline }, type.shrunk(what, plain, column.width - 14 * mm - width));
        type.put(amount, { x: column.right - 5 * mm - width, baseline }, strong);
      });
    });
  };
  return { height, drawAt };
}
