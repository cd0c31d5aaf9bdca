import { ink } from '../ink.ts';
import { mm } from '../mm.ts';
import { wrapped } from '../model/fit.ts';
import type { Pen } from '../open-paper.ts';
import type { Style } from '../typesetter.ts';
import { column, page } from './page.ts';
import type { SheetWords } from './sheet-words.ts';

type Edges = { words: SheetWords; number: string; place: number; of: number };

const strong = { face: 'text-600', size: 10, color: ink.black } as const;
const plain = { face: 'text-400', size: 10, color: ink.black } as const;
const soft = { face: 'text-400', size: 9, color: ink.soft } as const;
const brand = { face: 'display-600', size: 20, color: ink.deep, tracking: -0.02 } as const;
const title = { face: 'display-500', size: 24, color: ink.black, tracking: -0.015 } as const;

/** The brand, on the first page the title, the parties and the notice, and on each page its number and the notice. */
export function drawEdges(pen: Pen, edges: Edges): void {
  drawFoot(pen, edges);
  if (edges.place === 1) drawHead(pen, edges);
  else drawRunningHead(pen, edges);
}

function drawHead(pen: Pen, { words }: Edges): void {
  const { type, doc } = pen;
  type.say('P', {}, () => type.put('Mestria', { x: column.left, baseline: 26 * mm }, brand));
  type.say('H1', {}, () => type.put(words.title, { x: column.left, baseline: 42 * mm }, title));
  const factWidth = column.width / words.facts.length;
  words.facts.forEach(([label, text], at) => {
    const x = column.left + at * factWidth;
    type.say('P', {}, () => {
      type.put(label, { x, baseline: 51 * mm }, soft);
      type.put(text, { x, baseline: 56 * mm }, type.shrunk(text, strong, factWidth - 4 * mm));
    });
  });
  type.decorate(() => doc.rect(column.left, 60 * mm, column.width, 0.5 * mm).fill(ink.black));
  drawParty(pen, { x: column.left, label: words.t('proforma.seller'), lines: words.seller });
  drawParty(pen, { x: column.left + column.width / 2, label: words.t('proforma.buyer'), lines: words.buyer });
  type.decorate(() => doc.rect(column.left, 103 * mm, column.width, 9 * mm).fill(ink.cream));
  const notice = type.shrunk(words.notice, strong, column.width - 8 * mm);
  const at = { x: column.left + 4 * mm, baseline: 108.7 * mm };
  type.say('P', { lang: 'pt-AO' }, () => type.put(words.notice, at, notice));
}

type Party = { x: number; label: string; lines: readonly string[] };

const partyWidth = column.width / 2 - 6 * mm;
const partyRoom = { top: 72 * mm, bottom: 101 * mm };

/** As small as it must be to fit above the notice. */
function drawParty({ type }: Pen, { x, label, lines }: Party): void {
  const rowsAt = (size: number) =>
    lines.flatMap((line, at) => {
      const style = { ...(at === 0 ? strong : plain), size };
      return wrapped(line, partyWidth, (part) => type.width(part, style)).map((text) => ({ text, style }));
    });
  let size = 10;
  while (rowsAt(size).length * size * 1.35 > partyRoom.bottom - partyRoom.top) size -= 0.5;
  type.say('P', {}, () => {
    type.put(label, { x, baseline: 67 * mm }, soft);
    rowsAt(size).forEach(({ text, style }, at) =>
      type.put(text, { x, baseline: partyRoom.top + at * size * 1.35 }, style),
    );
  });
}

function drawRunningHead({ type, doc }: Pen, { words, number }: Edges): void {
  type.decorate(() => {
    type.put('Mestria', { x: column.left, baseline: 22 * mm }, { ...brand, size: 14 });
    putRight({ type, doc }, `${words.title} ${number}`, { baseline: 22 * mm, style: soft });
    doc.rect(column.left, 26 * mm, column.width, 0.25 * mm).fill(ink.black);
  });
}

function drawFoot(pen: Pen, { words, place, of }: Edges): void {
  const baseline = page.height - 14 * mm;
  const numbered = words.t('proforma.page', { page: place, pages: of });
  pen.type.decorate(() => {
    pen.doc.rect(column.left, baseline - 5 * mm, column.width, 0.25 * mm).fill(ink.soft);
    pen.type.put(words.foot, { x: column.left, baseline }, pen.type.shrunk(words.foot, soft, column.width * 0.8));
    putRight(pen, numbered, { baseline, style: soft });
  });
}

function putRight({ type }: Pen, text: string, { baseline, style }: { baseline: number; style: Style }): void {
  type.put(text, { x: column.right - type.width(text, style), baseline }, style);
}
