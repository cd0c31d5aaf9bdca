import { setImmediate as turn } from 'node:timers/promises';
import type { LedgerEntry } from '#contract/sales/accounts/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import { wrapped } from '#api/shared/paper/model/fit.ts';
import { amountsIn } from '#api/shared/paper/sheet/amounts.ts';
import { drawPaper, type Pen } from '#api/shared/paper/open-paper.ts';
import { textsFor } from '#api/shared/texts.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import type { Statement } from '../read-statement.ts';

type Sheet = Statement & { words: (entry: LedgerEntry) => string };
type Texts = ReturnType<typeof textsFor>;

const left = 18 * mm;
const right = 192 * mm;
const foot = 283 * mm;
const firstTop = 92 * mm;
const nextTop = 34 * mm;
const bottom = 268 * mm;
const leading = 4.6 * mm;
const padding = 3 * mm;

const brand = { face: 'display-600', size: 20, color: ink.deep, tracking: -0.02 } as const;
const title = { face: 'display-500', size: 24, color: ink.black, tracking: -0.015 } as const;
const plain = { face: 'text-400', size: 9.5, color: ink.black } as const;
const soft = { face: 'text-400', size: 9, color: ink.soft } as const;
const strong = { face: 'text-600', size: 10, color: ink.black } as const;

/** Where the columns of figures end. */
const ends = { debit: 136 * mm, credit: 164 * mm, balance: right } as const;
const whatWidth = 68 * mm;
const figureWidth = 26 * mm;

type Row = { day: string; what: string[]; debit: string; credit: string; balance: string; height: number };

/** As many pages as its entries need, typeset like the pro-forma. */
export async function renderStatement(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const t = textsFor(sheet.locale);
  const facts = {
    layout: 'portrait' as const,
    locale: sheet.locale,
    title: `${t('statement.title')} · ${sheet.terms.name}`,
    author: sheet.seller,
    subject: sheet.terms.name,
    createdAt: sheet.at,
  };
  return Uint8Array.from(await drawPaper(facts, (pen) => drawPages(pen, sheet, t)));
}

async function drawPages(pen: Pen, sheet: Sheet, t: Texts): Promise<void> {
  const pages = inPages(rowsOf(pen, sheet, t));
  for (const [at, rows] of pages.entries()) {
    if (at > 0) pen.doc.addPage();
    if (at === 0) drawHead(pen, sheet, t);
    drawRows(pen, { rows, top: at === 0 ? firstTop : nextTop, t });
    drawFoot(pen, t('statement.page', { page: at + 1, pages: pages.length }), sheet.seller);
    // A long statement takes seconds; other requests have their turn after each page.
    await turn();
  }
}

function rowsOf({ type }: Pen, sheet: Sheet, t: Texts): Row[] {
  const { amount } = amountsIn(sheet.locale, sheet.currency);
  const row = (day: string, words: string, figures: Omit<Row, 'day' | 'what' | 'height'>): Row => {
    const what = wrapped(words, whatWidth, (part) => type.width(part, plain));
    return { day, what, ...figures, height: what.length * leading + padding };
  };
  const opening = { debit: '', credit: '', balance: amount(sheet.before) };
  return [
    row(sheet.filter.from ? dayFor(sheet, `${sheet.filter.from}T12:00:00Z`) : '', t('statement.before'), opening),
    ...sheet.entries.map((entry) =>
      row(dayFor(sheet, entry.created_at), whatOf(sheet, entry, t), {
        debit: entry.kind === 'debit' ? amount(entry.amount_minor) : '',
        credit: entry.kind === 'credit' ? amount(entry.amount_minor) : '',
        balance: amount(entry.balance_minor),
      }),
    ),
  ];
}

function whatOf(sheet: Sheet, entry: LedgerEntry, t: Texts): string {
  const due = entry.due_at && entry.open_minor > 0 ? t('statement.due_on', { day: dayFor(sheet, entry.due_at) }) : '';
  return [sheet.words(entry), due].filter(Boolean).join(' · ');
}

function inPages(rows: Row[]): Row[][] {
  const pages: Row[][] = [[]];
  let top = firstTop;
  for (const row of rows) {
    if (top + row.height > bottom) {
      pages.push([]);
      top = nextTop;
    }
    pages.at(-1)?.push(row);
    top += row.height;
  }
  return pages;
}

function drawHead({ type, doc }: Pen, sheet: Sheet, t: Texts): void {
  const { summary, terms, currency } = sheet;
  const { money } = amountsIn(sheet.locale, currency);
  type.say('P', {}, () => type.put('Mestria', { x: left, baseline: 26 * mm }, brand));
  type.say('H1', {}, () => type.put(t('statement.title'), { x: left, baseline: 42 * mm }, title));
  const name = `${terms.name} · ${terms.tax_id}`;
  type.say('P', {}, () => type.put(name, { x: left, baseline: 50 * mm }, type.shrunk(name, strong, right - left)));
  const facts = [
    [t('statement.on'), dayFor(sheet, sheet.at.toISOString())],
    [t('statement.balance'), money(summary.balance_minor)],
    [t('statement.headroom'), money(summary.headroom_minor)],
    [t('statement.overdue'), money(summary.overdue.amount_minor)],
  ] as const;
  const width = (right - left) / facts.length;
  facts.forEach(([label, text], at) => {
    const x = left + at * width;
    type.say('P', {}, () => {
      type.put(label, { x, baseline: 62 * mm }, soft);
      type.put(text, { x, baseline: 67 * mm }, type.shrunk(text, strong, width - 3 * mm));
    });
  });
  type.decorate(() => doc.rect(left, 72 * mm, right - left, 0.5 * mm).fill(ink.black));
}

type Place = { x: number; baseline: number; style: typeof plain | typeof soft };

function drawRows(pen: Pen, { rows, top, t }: { rows: Row[]; top: number; t: Texts }): void {
  const { type, doc } = pen;
  const endAt = (text: string, { x, baseline, style }: Place) => {
    const fitted = type.shrunk(text, style, figureWidth);
    type.put(text, { x: x - type.width(text, fitted), baseline }, fitted);
  };
  const figures = ['debit', 'credit', 'balance'] as const;
  const heads = [
    { tag: 'TH' as const, draw: () => type.put(t('statement.day'), { x: left, baseline: top - 3 * mm }, soft) },
    {
      tag: 'TH' as const,
      draw: () => type.put(t('statement.what'), { x: left + 24 * mm, baseline: top - 3 * mm }, soft),
    },
    ...figures.map((name) => ({
      tag: 'TH' as const,
      draw: () => endAt(t(`statement.${name}`), { x: ends[name], baseline: top - 3 * mm, style: soft }),
    })),
  ];
  let at = top;
  const rendered = rows.map((row) => {
    const baseline = at + 4.4 * mm;
    at += row.height;
    return [
      {
        tag: 'TD' as const,
        draw: () => type.put(row.day || '–', { x: left, baseline }, type.shrunk(row.day || '–', plain, 22 * mm)),
      },
      {
        tag: 'TD' as const,
        draw: () =>
          row.what.forEach((part, line) =>
            type.put(part, { x: left + 24 * mm, baseline: baseline + line * leading }, plain),
          ),
      },
      ...figures.map((name) => ({
        tag: 'TD' as const,
        draw: () => endAt(row[name] || '–', { x: ends[name], baseline, style: plain }),
      })),
    ];
  });
  type.table([heads, ...rendered]);
  type.decorate(() => {
    let rule = top;
    for (const { height } of rows) {
      doc.rect(left, rule, right - left, 0.2 * mm).fill(ink.soft);
      rule += height;
    }
  });
}

function drawFoot({ type, doc }: Pen, page: string, seller: string): void {
  type.decorate(() => {
    doc.rect(left, foot - 5 * mm, right - left, 0.25 * mm).fill(ink.soft);
    type.put(seller, { x: left, baseline: foot }, soft);
    type.put(page, { x: right - type.width(page, soft), baseline: foot }, soft);
  });
}

function dayFor({ locale }: Sheet, moment: string): string {
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: operatorZone });
  return format.format(new Date(moment)).replaceAll(/\s/g, '\u00A0');
}
