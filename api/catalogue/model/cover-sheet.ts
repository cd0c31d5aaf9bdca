import { coverVersion, type CoverSubject } from './cover-address.ts';
import { cover, viewOf, type CoverShape } from './cover.ts';

/** One drawing of a sheet: whose, as which version, in which shape. */
export type SheetPiece = { of: keyof typeof letters; key: string; version: string; shape: CoverShape };

const letters = { course: 'c', category: 'k', post: 'n' } as const;

const kinds = ['course', 'category', 'post'] as const;

/** More than any page shows. */
export const mostOnSheet = 60;

const written = /^([ckn])\.([a-z0-9-]{1,80})\.([a-z0-9]{1,10})(?:\.(card|window|arcade))?$/;

/** What a sheet is asked for, `c.12.yxi2vk,k.linguas.1x5pcms.arcade`; nothing where it is not written so. */
export function readPieces(text: string): SheetPiece[] | null {
  const pieces = [...new Set(text.split(','))].map(readPiece);
  if (pieces.length > mostOnSheet) return null;
  return pieces.every((piece) => piece !== null) ? pieces : null;
}

function readPiece(text: string): SheetPiece | null {
  const [, letter, key = '', version = '', shape] = written.exec(text) ?? [];
  const of = kinds.find((kind) => letters[kind] === letter);
  if (!of || (of !== 'category' && !/^[1-9]\d{0,14}$/.test(key))) return null;
  return { of, key, version, shape: isShape(shape) ? shape : usualShape(of) };
}

function isShape(text: string | undefined): text is CoverShape {
  return text === 'card' || text === 'window' || text === 'arcade';
}

function usualShape(of: SheetPiece['of']): CoverShape {
  return of === 'category' ? 'window' : 'card';
}

function nameOf({ of, key, version, shape }: SheetPiece): string {
  return [letters[of], key, version, ...(shape === usualShape(of) ? [] : [shape])].join('.');
}

export type Drawn = { piece: SheetPiece; subject: CoverSubject | undefined };

/** Whether every drawing is still the one that was asked for. */
export function isAsRequested(drawn: readonly Drawn[]): boolean {
  return drawn.every(({ piece, subject }) => subject !== undefined && coverVersion(subject) === piece.version);
}

const tall = 200;
/** Between two drawings, so that none shows at the edge of another. */
const gap = 10;

/**
 * Covers one below the other in one file. Each has a `view` of the name it was asked by, which an image shows as
 * `#name`; without a size of its own the file takes that of the image, and the view fills it.
 */
export function coverSheet(drawn: readonly Drawn[]): string {
  const pieces = drawn.map(({ piece, subject }, place) => {
    const { width } = viewOf(piece.shape);
    const y = place * (tall + gap);
    const view = `<view id="${nameOf(piece)}" viewBox="0 ${y} ${width} ${tall}" preserveAspectRatio="xMidYMid slice"/>`;
    if (!subject) return view;
    const svg = cover(subject.coverKey, subject.title, piece.shape);
    return view + svg.replace(/^<svg xmlns="[^"]+"/, `<svg y="${y}" width="${width}" height="${tall}"`);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${pieces.join('')}</svg>`;
}
