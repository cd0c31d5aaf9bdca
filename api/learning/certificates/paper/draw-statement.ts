import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import { fit, type Fitted } from '#api/shared/paper/model/fit.ts';
import type { Pen } from '#api/shared/paper/open-paper.ts';
import type { Style, Typesetter } from '#api/shared/paper/typesetter.ts';
import { column } from './page.ts';
import type { Fact, Words } from './words.ts';

type Outcome = { name: string; pt: Words; en: Words };

type Block = { gap: number; height: number; draw: (top: number) => void };

const text = { face: 'text-400', color: ink.black } as const;
const aside = { face: 'text-400', color: ink.soft } as const;
const title = { face: 'display-500', color: ink.black, tracking: -0.015 } as const;

export function drawStatement(pen: Pen, answer: Outcome, { top, bottom }: { top: number; bottom: number }): void {
  const blocks = blocksOf(pen, answer);
  const height = blocks.reduce((sum, block) => sum + block.gap + block.height, 0);
  let at = top + (bottom - top - height) / 2;
  for (const { gap, height: own, draw } of blocks) {
    draw(at + gap);
    at += gap + own;
  }
}

function blocksOf(pen: Pen, { name, pt, en }: Outcome): Block[] {
  const say = (words: string, look: Look) => textBlock(pen, words, look);
  const blocks = [
    say(pt.kind, { gap: 0, tag: 'P', style: { ...title, color: ink.green }, largest: 17, rows: 1.4 }),
    say(en.kind, { gap: 0, tag: 'P', lang: 'en-GB', style: aside, largest: 10, rows: 1.5 }),
    say(name, { gap: 2 * mm, tag: 'H1', style: { ...title, tracking: -0.025 }, largest: 43, rows: 1.9, leading: 1.12 }),
    say(pt.statement, { gap: 4.5 * mm, tag: 'P', style: text, largest: 12.5, rows: 1.5 }),
    say(en.statement, { gap: 0, tag: 'P', lang: 'en-GB', style: aside, largest: 10, rows: 1.5 }),
    say(pt.course, { gap: 3.5 * mm, tag: 'H2', style: title, largest: 26, rows: 2.1 }),
  ];
  if (en.course !== pt.course) {
    blocks.push(
      say(en.course, {
        gap: 0.5 * mm,
        tag: 'P',
        lang: 'en-GB',
        style: { ...title, color: ink.soft },
        largest: 14,
        rows: 2,
      }),
    );
  }
  return [...blocks, factsBlock(pen, pt.facts, en.facts)];
}

type Look = {
  gap: number;
  tag: string;
  lang?: string;
  style: Omit<Style, 'size'>;
  largest: number;
  /** The height of its room, in multiples of the largest size. */
  rows: number;
  leading?: number;
};

function textBlock({ type }: Pen, words: string, look: Look): Block {
  const { gap, tag, lang, style, largest, leading = 1.25 } = look;
  const room = { width: column.width, height: look.rows * largest, largest, oneLineFrom: largest * 0.66, leading };
  const fitted = fit(words, room, (part, size) => type.width(part, { ...style, size }));
  const draw = (top: number) =>
    type.say(tag, lang ? { lang } : {}, () => putLines(type, fitted, { top, style, leading }));
  return { gap, height: fitted.height, draw };
}

type Place = { top: number; style: Omit<Style, 'size'>; leading: number };

function putLines(type: Typesetter, { lines, size }: Fitted, { top, style, leading }: Place): void {
  lines.forEach((line, at) => {
    const baseline = top + size * leading * (at + 0.5) + size * 0.34;
    type.put(line, { x: column.left, baseline }, { ...style, size });
  });
}

const factRows = { gap: 7 * mm, rule: 4 * mm, height: 16 * mm };
const leastSpace = 4 * mm;

const label = (scale: number) => ({ ...aside, size: 9.5 * scale });
const value = (scale: number) => ({ ...title, face: 'display-600' as const, size: 14.5 * scale, tracking: 0 });
const small = (scale: number) => ({ ...aside, size: 8.5 * scale });

/** Side by side under a rule, all smaller when they are too wide together. */
function factsBlock({ doc, type }: Pen, pt: Fact[], en: Fact[]): Block {
  const below = en.map((fact) => `${fact.label}: ${fact.value}`);
  const widths = (scale: number) =>
    pt.map((fact, at) =>
      Math.max(
        type.width(fact.label, label(scale)),
        type.width(fact.value, value(scale)),
        type.width(below[at] ?? '', small(scale)),
      ),
    );
  const free = (scale: number) => column.width - widths(scale).reduce((sum, width) => sum + width, 0);
  let scale = 1;
  while (free(scale) < leastSpace * (pt.length - 1)) scale -= 0.02;
  const space = free(scale) / Math.max(1, pt.length - 1);

  const draw = (top: number) => {
    type.decorate(() => doc.rect(column.left, top, column.width, 0.5 * mm).fill(ink.black));
    const first = top + factRows.rule + 9.5;
    let x = column.left;
    widths(scale).forEach((width, at) => {
      const { label: name = '', value: answer = '' } = pt[at] ?? {};
      const left = x;
      type.say('P', {}, () => {
        type.put(name, { x: left, baseline: first }, label(scale));
        type.put(answer, { x: left, baseline: first + 18 }, value(scale));
      });
      type.say('P', { lang: 'en-GB' }, () => {
        type.put(below[at] ?? '', { x: left, baseline: first + 31 }, small(scale));
      });
      x += width + space;
    });
  };
  return { gap: factRows.gap, height: factRows.height, draw };
}
