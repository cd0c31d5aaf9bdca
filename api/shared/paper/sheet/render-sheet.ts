import { ink } from '../ink.ts';
import { mm } from '../mm.ts';
import { drawPaper, type Pen } from '../open-paper.ts';
import { drawEdges } from './draw-edges.ts';
import { headCells, headHeight, lineRow, type Row } from './line-rows.ts';
import { paginate } from './model/paginate.ts';
import { body, column } from './page.ts';
import type { SheetLine, SheetWords } from './sheet-words.ts';

export type Block = { height: number; drawAt: (top: number) => void };

export type Sheet = {
  words: SheetWords;
  number: string;
  author: string;
  subject: string;
  createdAt: Date;
  lines: readonly SheetLine[];
  /** Below the lines, in their order. */
  blocks: (pen: Pen) => readonly Block[];
};

/** A commercial document of as many pages as its lines need, with the same bytes for the same content. */
export async function renderSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { words, number, author, subject, createdAt } = sheet;
  const facts = { layout: 'portrait', locale: words.locale, title: `${words.title} ${number}` } as const;
  return Uint8Array.from(await drawPaper({ ...facts, author, subject, createdAt }, (pen) => drawSheet(pen, sheet)));
}

function drawSheet(pen: Pen, { words, number, lines, blocks }: Sheet): void {
  const parts: Part[] = [...lines.map((line) => lineRow(pen, words, line)), ...blocks(pen)];
  const room = { first: body.bottom - body.firstTop - headHeight, rest: body.bottom - body.top - headHeight };
  const pages = paginate(parts, room);
  pages.forEach((page, at) => {
    if (at > 0) pen.doc.addPage();
    drawEdges(pen, { words, number, place: at + 1, of: pages.length });
    drawParts(pen, { words, parts: page, top: at === 0 ? body.firstTop : body.top });
  });
}

type Part = Row | Block;

type SheetContent = { words: SheetWords; parts: readonly Part[]; top: number };

/** The rows of lines first, as one table, and the blocks below. */
function drawParts(pen: Pen, { words, parts, top }: SheetContent): void {
  const rows = parts.filter((part) => 'cellsAt' in part);
  let at = top;
  if (rows.length > 0) {
    const tops = rows.map((_, place) => top + headHeight + heightOf(rows.slice(0, place)));
    pen.type.table([headCells(pen, words, top), ...rows.map((row, place) => row.cellsAt(tops[place] ?? top))]);
    at += headHeight + heightOf(rows);
    pen.type.decorate(() => {
      for (const rule of [...tops, at]) pen.doc.rect(column.left, rule, column.width, 0.2 * mm).fill(ink.soft);
    });
  }
  for (const block of parts.filter((part) => 'drawAt' in part)) {
    block.drawAt(at + 2 * mm);
    at += block.height;
  }
}

function heightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { height }) => sum + height, 0);
}
