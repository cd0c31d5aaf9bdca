import { outlineOf, widthOf, written } from './letters.ts';
import { wrapTitle } from './wrap-title.ts';

export type Frame = {
  /** Above the title; it costs the title one line. */
  kicker?: string;
  title: string;
  facts: readonly string[];
  name: string;
  /** An SVG that fills the doorway, cropped to it. */
  picture: string;
};

const [width, height] = [1200, 630];
const inks = { ground: '#f6f4ed', ink: '#1b201c', soft: '#4a524b', action: '#0f5a41', point: '#e3a21a' };
const column = { left: 72, width: 610 };
const door = { left: 756, top: 64, width: 384 };
const leading = 1.16;
const textSize = 29;
const kickerHeight = 54;

/** The picture that stands for a page in shared links, as an SVG. */
export function drawFrame({ kicker = '', title, facts, name, picture }: Frame): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${inks.ground}" d="M0 0h${width}v${height}H0z"/>${mark()}` +
    `${kicker && textLine(kicker, 172 + textSize * 0.72, inks.action)}${heading(title, Boolean(kicker))}` +
    `${textLine(facts.filter(Boolean).join('  ·  '), 530, inks.soft)}${textLine(name, 574, inks.action)}` +
    `${doorway(picture)}</svg>`
  );
}

function doorway(picture: string): string {
  const { left, top, width: wide } = door;
  const tall = height - top;
  const half = wide / 2;
  const placed = picture.replace('<svg ', `<svg x="${left}" y="${top}" width="${wide}" height="${tall}" `);
  return (
    `<clipPath id="door"><path d="M${left} ${height}V${top + half}a${half} ${half} 0 0 1 ${wide} 0V${height}z"/></clipPath>` +
    `<g clip-path="url(#door)">${placed}</g>`
  );
}

function heading(title: string, isLower: boolean): string {
  const { lines, size } = wrapTitle(title, column.width, isLower ? 1 : 0);
  const top = 172 + (isLower ? kickerHeight : 0);
  const rows = lines.map((line, row) =>
    outlineOf(line, 'title', { x: column.left, baseline: top + size * 0.72 + row * size * leading, size }),
  );
  return `<path fill="${inks.ink}" d="${rows.join('')}"/>`;
}

function textLine(text: string, baseline: number, colour: string): string {
  const most = column.width / textSize;
  let line = written(text.slice(0, 200), 'text');
  if (widthOf(line, 'text') > most) {
    while (line && widthOf(`${line}…`, 'text') > most) line = line.slice(0, -1);
    line = `${line.trimEnd()}…`;
  }
  return `<path fill="${colour}" d="${outlineOf(line, 'text', { x: column.left, baseline, size: textSize })}"/>`;
}

function mark(): string {
  return (
    `<g transform="translate(${column.left - 6} 66) scale(1.5)" fill="none" stroke="${inks.action}" stroke-width="5">` +
    `<path d="M5 35V17.5a7.5 7.5 0 0 1 15 0V35M20 17.5a7.5 7.5 0 0 1 15 0V35"/>` +
    `<circle cx="27.5" cy="29.5" r="3.6" fill="${inks.point}" stroke="none"/></g>` +
    `<path fill="${inks.ink}" d="${outlineOf('Mestria', 'title', { x: column.left + 66, baseline: 118, size: 44 })}"/>`
  );
}
