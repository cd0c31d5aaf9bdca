import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import type { Pen } from '#api/shared/paper/open-paper.ts';
import { arches } from '../arches.ts';
import { band, page } from './page.ts';

const sealHeight = 43 * mm;
const sealLeft = 9 * mm;

export function drawBand({ doc, type }: Pen, tagline: { pt: string; en: string }): void {
  type.decorate(() => {
    doc.rect(0, 0, page.width, page.height).fill(ink.paper);
    doc.rect(0, 0, band.width, page.height).fill(ink.deep);
    drawArches(doc);
  });

  const top = page.height - sealHeight;
  const line = (baseline: number) => ({ x: sealLeft, baseline: top + baseline });
  const en = { face: 'text-400', size: 8, color: ink.softOnDeep } as const;
  type.say('P', {}, () => {
    type.put('Mestria', line(12 * mm), { face: 'display-600', size: 22, color: ink.onDeep, tracking: -0.02 });
    halves(tagline.pt).forEach((text, at) =>
      type.put(text, line((18.4 + at * 4.5) * mm), { face: 'text-400', size: 9.5, color: ink.onDeep }),
    );
  });
  type.say('P', { lang: 'en-GB' }, () => {
    halves(tagline.en).forEach((text, at) => type.put(text, line((28.2 + at * 3.7) * mm), en));
  });
}

/** Five nested arches, and the learner in the doorway. */
function drawArches(doc: PDFKit.PDFDocument): void {
  const height = page.height - sealHeight;
  const scale = height / 150;
  doc.save().rect(0, 0, band.width, height).clip();
  doc
    .translate((band.width - 62 * scale) / 2, 0)
    .scale(scale)
    .lineWidth(1.5);
  for (const { color, path } of arches) doc.path(path).stroke(color);
  doc.circle(31, 143, 3.6).fill(ink.saffron);
  doc.restore();
}

/** Two lines of similar length. */
function halves(text: string): string[] {
  const words = text.split(' ');
  const cuts = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  return cuts.toSorted((one, other) => unevenness(one) - unevenness(other))[0] ?? [text];
}

function unevenness([first = '', second = '']: string[]): number {
  return Math.abs(first.length - second.length);
}
