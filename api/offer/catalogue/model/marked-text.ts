import type { MarkedText } from '#contract/offer/catalogue/calls.ts';

const [opens, closes] = ['\uE000', '\uE001'];

export function readMarked(text: string): MarkedText {
  return text.split(opens).flatMap((piece, place) => {
    if (place === 0) return pieceOf(piece, false);
    const end = piece.indexOf(closes);
    if (end < 0) return pieceOf(piece, false);
    return [...pieceOf(piece.slice(0, end), true), ...pieceOf(piece.slice(end + 1), false)];
  });
}

function pieceOf(text: string, hit: boolean): MarkedText {
  const clean = text.replaceAll(closes, '');
  return clean === '' ? [] : [{ text: clean, hit }];
}

export function hasHit(marked: MarkedText): boolean {
  return marked.some(({ hit }) => hit);
}

/** The whole text with its marks; without marks where the database dropped a part, as it does with tags. */
export function markedWhole(text: string, marked: string | null): MarkedText {
  const read = readMarked(marked ?? '');
  const isWhole = read.map((piece) => piece.text).join('') === text;
  return isWhole ? read : pieceOf(text, false);
}
