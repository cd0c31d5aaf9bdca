import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import { openPaper, type Pen } from '#api/shared/paper/open-paper.ts';
import { paginate } from '../model/paginate.ts';
import { drawEdges } from './draw-edges.ts';
import { bankBlock, totalsBlock, type Block } from './draw-totals.ts';
import { headCells, headHeight, lineRow, type Row } from './line-rows.ts';
import { body, column } from './page.ts';
import type { Proforma } from './proforma.ts';
import { wordsOf, type Words } from './words.ts';

/** As many pages as its lines need, with the same bytes for the same document. */
export async function renderProforma(proforma: Proforma): Promise<Uint8Array<ArrayBuffer>> {
  const { number, issued_at, snapshot, locale } = proforma;
  const words = wordsOf(proforma, locale);
  const { pen, bytes } = openPaper({
    layout: 'portrait',
    locale,
    title: `${words.title} ${number}`,
    author: snapshot.seller.name,
    subject: snapshot.order_number,
    createdAt: issued_at,
  });
  const bank = bankBlock(pen, words);
  const parts: Part[] = [
    ...snapshot.lines.map((line) => lineRow(pen, words, line)),
    totalsBlock(pen, words, proforma),
    ...(bank ? [bank] : []),
  ];
  const room = { first: body.bottom - body.firstTop - headHeight, rest: body.bottom - body.top - headHeight };
  const pages = paginate(parts, room);
  pages.forEach((page, at) => {
    if (at > 0) pen.doc.addPage();
    drawEdges(pen, { words, notice: snapshot.notice, number, place: at + 1, of: pages.length });
    drawParts(pen, { words, parts: page, top: at === 0 ? body.firstTop : body.top });
  });
  pen.doc.end();
  return Uint8Array.from(await bytes);
}

type Part = Row | Block;

type Drawn = { words: Words; parts: readonly Part[]; top: number };

/** The rows of lines first, as one table, and the blocks below. */
function drawParts(pen: Pen, { words, parts, top }: Drawn): void {
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
