import { create } from 'qrcode';
import { ink } from '#api/shared/paper/ink.ts';
import { mm } from '#api/shared/paper/mm.ts';
import { fit, type Fitted } from '#api/shared/paper/model/fit.ts';
import type { Pen } from '#api/shared/paper/open-paper.ts';
import type { Style } from '#api/shared/paper/typesetter.ts';
import { column } from './page.ts';
import type { Words } from './words.ts';

type Issuer = { name: string; signedBy: string; pt: Words; en: Words };

const topLine = 16 * mm;
const strong = { face: 'text-600', size: 10, color: ink.black } as const;
const soft = { face: 'text-400', size: 10, color: ink.soft } as const;
const small = { face: 'text-400', size: 8.5, color: ink.soft } as const;

export const topEdge = { bottom: 36 * mm };
export const bottomEdge = { top: 170 * mm };

export function drawTop({ type }: Pen, issuer: Issuer, number: string): void {
  const { name, pt, en } = issuer;
  const put = (words: string, row: number, style: Style) => {
    const shrunk = type.shrunk(words, style, 0.68 * column.width);
    type.put(words, { x: column.left, baseline: topLine + row * 5 * mm }, shrunk);
  };
  type.say('P', {}, () => {
    put(name, 0.7, strong);
    put(pt.identity, 1.7, soft);
  });
  type.say('P', { lang: 'en-GB' }, () => put(en.identity, 2.6, small));

  const right = (words: string, row: number, style: Style) => {
    const shrunk = type.shrunk(words, style, 0.3 * column.width);
    type.put(words, { x: column.right - type.width(words, shrunk), baseline: topLine + row * 5 * mm }, shrunk);
  };
  type.say('P', {}, () => {
    right(pt.numberLabel, 0.7, soft);
    right(number, 1.7, strong);
  });
  type.say('P', { lang: 'en-GB' }, () => right(en.numberLabel, 2.6, small));
}

const qrSide = 24 * mm;
const qrTop = 173 * mm;
const asideWidth = 36 * mm;
const qrLeft = column.right - asideWidth - 3 * mm - qrSide;
const signedWidth = (qrLeft - column.left - 18 * mm) / 2;

const lastBaseline = qrTop + qrSide - 1;
const labelRows = { pt: lastBaseline - 11.5, en: lastBaseline };

export function drawBottom(pen: Pen, issuer: Issuer, checkUrl: string): void {
  const { signedBy, pt, en } = issuer;
  const main = { ...strong, size: 11 };
  const room = { width: signedWidth, height: 22, largest: 11, oneLineFrom: 8.5, leading: 1.15 };
  const fitted = (words: string) => fit(words, room, (part, size) => pen.type.width(part, { ...main, size }));
  const [signatory, issuedOn] = [fitted(signedBy), fitted(pt.issuedOn)];
  const top = labelRows.pt - 11 - Math.max(signatory.height, issuedOn.height);
  drawSigned(pen, { x: column.left, top, strong: signatory, pt: pt.signedAs, en: en.signedAs });
  const x = column.left + signedWidth + 9 * mm;
  drawSigned(pen, { x, top, strong: issuedOn, pt: pt.placeAndDate, en: `${en.placeAndDate}: ${en.issuedOn}` });
  drawCode(pen, checkUrl, { pt: pt.check, en: en.check });
}

type Signed = { x: number; top: number; strong: Fitted; pt: string; en: string };

function drawSigned({ doc, type }: Pen, { x, top, strong: { lines, size }, pt, en }: Signed): void {
  type.decorate(() => doc.rect(x, top - 1.5 * mm, signedWidth, 0.25 * mm).fill(ink.black));
  const put = (words: string, baseline: number, style: Style) =>
    type.put(words, { x, baseline }, type.shrunk(words, style, signedWidth));
  type.say('P', {}, () => {
    lines.forEach((line, at) => put(line, top + size * (0.92 + at * 1.15), { ...strong, size }));
    put(pt, labelRows.pt, { ...soft, size: 9.5 });
  });
  type.say('P', { lang: 'en-GB' }, () => put(en, labelRows.en, small));
}

function drawCode({ doc, type }: Pen, checkUrl: string, { pt, en }: { pt: string; en: string }): void {
  type.say('Figure', { alt: `${pt} ${checkUrl}` }, () => drawModules(doc, checkUrl));

  const x = column.right - asideWidth;
  const address = checkUrl.replace(/^https?:\/\//, '').replace(/\/[^/]+$/, '');
  const room = { width: asideWidth, height: 33, largest: 8.5, oneLineFrom: 8.5, leading: 1.3 };
  const style = { ...small, color: ink.black };
  const fitted = fit(address.replaceAll('/', '/ '), room, (part, size) => type.width(part, { ...style, size }));
  const rows = fitted.lines.toReversed();
  const labels = lastBaseline - rows.length * fitted.size * 1.3;
  type.say('P', {}, () => type.put(pt, { x, baseline: labels - 11 }, small));
  type.say('P', { lang: 'en-GB' }, () => type.put(en, { x, baseline: labels }, { ...small, size: 8 }));
  type.say('P', {}, () => {
    rows.forEach((line, at) => {
      const baseline = lastBaseline - at * fitted.size * 1.3;
      type.put(line.replaceAll('/ ', '/'), { x, baseline }, { ...style, size: fitted.size });
    });
  });
}

function drawModules(doc: PDFKit.PDFDocument, address: string): void {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const side = qrSide / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let at = 0; at < modules.size; at += 1) {
      if (modules.get(row, at)) doc.rect(qrLeft + at * side, qrTop + row * side, side, side);
    }
  }
  doc.fill(ink.black);
}
