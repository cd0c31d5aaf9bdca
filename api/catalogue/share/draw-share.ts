import { cover } from '../model/cover.ts';
import { outlineOf, widthOf, written } from './letters.ts';
import { wrapTitle } from './wrap-title.ts';

/** Nothing that changes with the day or the currency, so that pictures can be cached. */
export type ShareSubject = {
  coverKey: string;
  /** The same in every language, unlike `title`. */
  coverTitle: string;
  title: string;
  facts: readonly string[];
  partner: string;
};

const [width, height] = [1200, 630];
const inks = { ground: '#f6f4ed', ink: '#1b201c', soft: '#4a524b', action: '#0f5a41', point: '#e3a21a' };
const column = { left: 72, width: 610 };
const door = { left: 756, top: 64, width: 384 };
const leading = 1.16;

export function drawShare({ coverKey, coverTitle, title, facts, partner }: ShareSubject): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${inks.ground}" d="M0 0h${width}v${height}H0z"/>${mark()}${heading(title)}` +
    `${foot(facts.filter(Boolean).join('  ·  '), 530, inks.soft)}${foot(partner, 574, inks.action)}` +
    `${doorway(cover(coverKey, coverTitle, 'card'))}</svg>`
  );
}

function doorway(drawn: string): string {
  const { left, top, width: wide } = door;
  const tall = height - top;
  const half = wide / 2;
  const placed = drawn.replace('<svg ', `<svg x="${left}" y="${top}" width="${wide}" height="${tall}" `);
  return (
    `<clipPath id="door"><path d="M${left} ${height}V${top + half}a${half} ${half} 0 0 1 ${wide} 0V${height}z"/></clipPath>` +
    `<g clip-path="url(#door)">${placed}</g>`
  );
}

function heading(title: string): string {
  const { lines, size } = wrapTitle(title, column.width);
  const rows = lines.map((line, row) =>
    outlineOf(line, 'title', { x: column.left, baseline: 172 + size * 0.72 + row * size * leading, size }),
  );
  return `<path fill="${inks.ink}" d="${rows.join('')}"/>`;
}

function foot(text: string, baseline: number, colour: string): string {
  const size = 29;
  const most = column.width / size;
  let line = written(text.slice(0, 200), 'text');
  if (widthOf(line, 'text') > most) {
    while (line && widthOf(`${line}…`, 'text') > most) line = line.slice(0, -1);
    line = `${line.trimEnd()}…`;
  }
  return `<path fill="${colour}" d="${outlineOf(line, 'text', { x: column.left, baseline, size })}"/>`;
}

function mark(): string {
  return (
    `<g transform="translate(${column.left - 6} 66) scale(1.5)" fill="none" stroke="${inks.action}" stroke-width="5">` +
    `<path d="M5 35V17.5a7.5 7.5 0 0 1 15 0V35M20 17.5a7.5 7.5 0 0 1 15 0V35"/>` +
    `<circle cx="27.5" cy="29.5" r="3.6" fill="${inks.point}" stroke="none"/></g>` +
    `<path fill="${inks.ink}" d="${outlineOf('Mestria', 'title', { x: column.left + 66, baseline: 118, size: 44 })}"/>`
  );
}
