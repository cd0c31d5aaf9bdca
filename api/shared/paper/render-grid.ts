import { setImmediate as turn } from 'node:timers/promises';
import { ink } from './ink.ts';
import { mm } from './mm.ts';
import { fit } from './model/fit.ts';
import { drawPaper, type Pen } from './open-paper.ts';
import { blocksOf, type Block } from './model/grid-blocks.ts';

/** A table with a first column of names; a cell may be left empty, to be written into. */
export type Grid = {
  locale: string;
  title: string;
  /** What it is about, below the title. */
  about: string;
  facts: readonly (readonly [label: string, text: string])[];
  author: string;
  at: Date;
  firstHead: string;
  /** Each head on as many lines as it has. */
  heads: readonly (readonly string[])[];
  rows: readonly { name: string; cells: readonly string[] }[];
  /** As the rows, at the foot of every page. */
  signature: { name: string } | null;
  pageWords: (page: number, pages: number) => string;
};

const left = 15 * mm;
const right = 282 * mm;
const foot = 198 * mm;
const nameWidth = 62 * mm;
const rowHeight = 10 * mm;
const headHeight = 15 * mm;
const top = 48 * mm;
const columnsPerPage = 7;
const rowsPerPage = 11;
/** Columns are no wider than if there were so many. */
const leastColumns = 4;

const brand = { face: 'display-600', size: 14, color: ink.deep, tracking: -0.02 } as const;
const title = { face: 'display-500', size: 20, color: ink.black, tracking: -0.015 } as const;
const strong = { face: 'text-600', size: 9.5, color: ink.black } as const;
const plain = { face: 'text-400', size: 9.5, color: ink.black } as const;
const soft = { face: 'text-400', size: 8, color: ink.soft } as const;

/** On A4 across, as many pages as its columns and rows need. */
export async function renderGrid(grid: Grid): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, author, at: createdAt } = grid;
  const facts = { layout: 'landscape' as const, locale, title: grid.title, author, subject: grid.about, createdAt };
  const blocks = blocksOf(grid.heads, grid.rows, { columns: columnsPerPage, rows: rowsPerPage });
  const bytes = await drawPaper(facts, async (pen) => {
    for (const [at, block] of blocks.entries()) {
      if (at > 0) pen.doc.addPage();
      drawHead(pen, grid);
      drawBlock(pen, grid, block);
      drawFoot(pen, grid, grid.pageWords(at + 1, blocks.length));
      // Other requests have their turn after each page.
      await turn();
    }
  });
  return Uint8Array.from(bytes);
}

function drawHead({ type, doc }: Pen, { title: words, about, facts }: Grid): void {
  type.say('P', {}, () => type.put('Mestria', { x: left, baseline: 16 * mm }, brand));
  type.say('H1', {}, () => type.put(words, { x: left, baseline: 26 * mm }, title));
  type.say('P', {}, () => type.put(about, { x: left, baseline: 33 * mm }, type.shrunk(about, strong, right - left)));
  const width = (right - left) / Math.max(1, facts.length);
  facts.forEach(([label, text], at) => {
    const x = left + at * width;
    type.say('P', {}, () => {
      type.put(label, { x, baseline: 39 * mm }, soft);
      type.put(text, { x, baseline: 43.5 * mm }, type.shrunk(text, plain, width - 4 * mm));
    });
  });
  type.decorate(() => doc.rect(left, top - 1 * mm, right - left, 0.4 * mm).fill(ink.black));
}

function drawBlock(
  pen: Pen,
  { firstHead, signature, heads: all }: Grid,
  { heads, rows }: Block<readonly string[]>,
): void {
  const { type } = pen;
  const width = (right - left - nameWidth) / Math.min(columnsPerPage, Math.max(leastColumns, all.length));
  const xOf = (column: number) => left + nameWidth + column * width;
  const lines = [...rows, ...(signature ? [{ name: signature.name, cells: heads.map(() => '') }] : [])];
  const headRow = [
    cell('TH', () => type.put(firstHead, { x: left, baseline: top + headHeight - 2 * mm }, soft)),
    ...heads.map((words, column) =>
      cell('TH', () => putHead(pen, words, { x: xOf(column) + 1 * mm, width: width - 2 * mm })),
    ),
  ];
  const bodyRows = lines.map(({ name, cells }, at) => {
    const y = top + headHeight + at * rowHeight;
    return [
      cell('TH', () => putName(pen, name, y)),
      ...cells.map((text, column) =>
        cell('TD', () =>
          type.put(
            text,
            { x: xOf(column) + 1 * mm, baseline: y + rowHeight / 2 + 1.2 * mm },
            type.shrunk(text, plain, width - 2 * mm),
          ),
        ),
      ),
    ];
  });
  type.table([headRow, ...bodyRows]);
  drawRules(pen, { rowCount: lines.length, xs: heads.map((_, column) => xOf(column)) });
}

const cell = (tag: 'TH' | 'TD', draw: () => void) => ({ tag, draw });

type HeadRoom = { x: number; width: number };

/** The first words on as many lines as they need, the others below them. */
function putHead({ type }: Pen, [first = '', ...others]: readonly string[], { x, width }: HeadRoom): void {
  const bottom = top + headHeight - 2 * mm;
  others.forEach((line, at) => {
    const baseline = bottom - (others.length - 1 - at) * 3.8 * mm;
    type.put(line, { x, baseline }, type.shrunk(line, soft, width));
  });
  const room = { width, height: headHeight - 3 * mm - others.length * 3.8 * mm, largest: 9.5, oneLineFrom: 9 };
  const fitted = fit(first, { ...room, leading: 1.15 }, (text, size) => type.width(text, { ...strong, size }));
  const last = bottom - others.length * 3.8 * mm;
  fitted.lines.forEach((line, at) => {
    const baseline = last - (fitted.lines.length - 1 - at) * fitted.size * 1.15;
    type.put(line, { x, baseline }, { ...strong, size: fitted.size });
  });
}

function putName({ type }: Pen, name: string, y: number): void {
  const room = { width: nameWidth - 3 * mm, height: rowHeight - 1 * mm, largest: 9.5, oneLineFrom: 8, leading: 1.15 };
  const fitted = fit(name, room, (text, size) => type.width(text, { ...plain, size }));
  const first = y + (rowHeight - fitted.height) / 2 + fitted.size * 0.9;
  fitted.lines.forEach((line, at) =>
    type.put(line, { x: left, baseline: first + at * fitted.size * room.leading }, { ...plain, size: fitted.size }),
  );
}

function drawRules({ type, doc }: Pen, { rowCount, xs }: { rowCount: number; xs: readonly number[] }): void {
  type.decorate(() => {
    for (let row = 0; row <= rowCount; row += 1) {
      doc.rect(left, top + headHeight + row * rowHeight, right - left, 0.2 * mm).fill(ink.soft);
    }
    for (const x of xs) doc.rect(x - 0.5 * mm, top, 0.15 * mm, headHeight + rowCount * rowHeight).fill(ink.leaf);
  });
}

function drawFoot({ type, doc }: Pen, { author }: Grid, page: string): void {
  type.decorate(() => {
    doc.rect(left, foot - 5 * mm, right - left, 0.25 * mm).fill(ink.soft);
    type.put(author, { x: left, baseline: foot }, soft);
    type.put(page, { x: right - type.width(page, soft), baseline: foot }, soft);
  });
}
