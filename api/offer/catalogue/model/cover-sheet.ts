import { coverVersion, type CoverSubject } from './cover-address.ts';
import { cover, coverShapes, viewOf, type CoverShape } from './cover.ts';

export type SheetPiece = { of: keyof typeof letters; key: string; version: string; shape: CoverShape };

const letters = { course: 'c', category: 'k', post: 'n' } as const;

const kinds = ['course', 'category', 'post'] as const;

export const mostOnSheet = 60;

const stored = /^([ckn])\.([a-z0-9-]{1,80})\.([a-z0-9]{1,10})(?:\.(card|window|arcade))?$/;

/** Reads `c.12.yxi2vk,k.linguas.1x5pcms.arcade`; null where the text has another form. */
export function readPieces(text: string): SheetPiece[] | null {
  const pieces = [...new Set(text.split(','))].map(readPiece);
  if (pieces.length > mostOnSheet) return null;
  return pieces.every((piece) => piece !== null) ? pieces : null;
}

function readPiece(text: string): SheetPiece | null {
  const [, letter, key = '', version = '', shape] = stored.exec(text) ?? [];
  const of = kinds.find((kind) => letters[kind] === letter);
  if (!of || (of !== 'category' && !/^[1-9]\d{0,14}$/.test(key))) return null;
  return { of, key, version, shape: coverShapes.find((name) => name === shape) ?? usualShape(of) };
}

function usualShape(of: SheetPiece['of']): CoverShape {
  return of === 'category' ? 'window' : 'card';
}

function nameOf({ of, key, version, shape }: SheetPiece): string {
  return [letters[of], key, version, ...(shape === usualShape(of) ? [] : [shape])].join('.');
}

export type PlacedCover = { piece: SheetPiece; subject: CoverSubject | undefined };

export function isAsRequested(rendered: readonly PlacedCover[]): boolean {
  return rendered.every(({ piece, subject }) => subject !== undefined && coverVersion(subject) === piece.version);
}

const tall = 200;
/** Keeps a drawing from showing at the edge of its neighbour. */
const gap = 10;

/** Each cover has a `view` for `#name` in an image address; the file has no size, so that the view fills the image. */
export function coverSheet(rendered: readonly PlacedCover[]): string {
  const pieces = rendered.map(({ piece, subject }, place) => {
    const { width } = viewOf(piece.shape);
    const y = place * (tall + gap);
    const view = `<view id="${nameOf(piece)}" viewBox="0 ${y} ${width} ${tall}" preserveAspectRatio="xMidYMid slice"/>`;
    if (!subject) return view;
    const svg = cover(subject.coverKey, subject.title, piece.shape);
    return view + svg.replace(/^<svg xmlns="[^"]+"/, `<svg y="${y}" width="${width}" height="${tall}"`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${pieces.join('')}</svg>`;
}
