import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

export type Face = 'title' | 'text';

const families: Record<Face, { family: string; weight: number }> = {
  title: { family: 'besley', weight: 600 },
  text: { family: 'hanken-grotesk', weight: 500 },
};
// Each cut comes as two files: Western European letters, and the rest of the Latin ones.
const halves = ['latin', 'latin-ext'] as const;

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Font>();

/** Leaves out letters that the typefaces lack. */
export function written(text: string, face: Face): string {
  const letters = Array.from(text.normalize('NFC').replaceAll(/\s+/gu, ' ')).filter((letter) => glyphOf(letter, face));
  return letters.join('').replaceAll(/ +/g, ' ').trim();
}

/** In em. */
export function widthOf(text: string, face: Face): number {
  return Array.from(text).reduce((sum, letter) => sum + advanceOf(letter, face), 0);
}

export type Place = { x: number; baseline: number; size: number };

/** A text as an SVG outline: it needs no font of the machine, and no letter is read as markup. */
export function outlineOf(text: string, face: Face, { x, baseline, size }: Place): string {
  let at = x;
  const outlines = Array.from(text).map((letter) => {
    const match = glyphOf(letter, face);
    const outline = match
      ? match.glyph.path.scale(size / match.unitsPerEm, -size / match.unitsPerEm).translate(at, baseline)
      : null;
    at += advanceOf(letter, face) * size;
    return outline?.toSVG() ?? '';
  });
  return outlines.join('');
}

function advanceOf(letter: string, face: Face): number {
  const match = glyphOf(letter, face);
  return match ? match.glyph.advanceWidth / match.unitsPerEm : 0;
}

function glyphOf(letter: string, face: Face): { glyph: Glyph; unitsPerEm: number } | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const font = halves.map((half) => fontOf(face, half)).find((one) => one.hasGlyphForCodePoint(code));
  return font && { glyph: font.glyphForCodePoint(code), unitsPerEm: font.unitsPerEm };
}

function fontOf(face: Face, half: (typeof halves)[number]): Font {
  const { family, weight } = families[face];
  const name = `@fontsource/${family}/files/${family}-${half}-${weight}-normal.woff`;
  const existing = opened.get(name);
  if (existing) return existing;
  const font = create(readFileSync(resolve(name)));
  if (!('glyphForCodePoint' in font)) throw new Error(`${name} is a collection of fonts.`);
  opened.set(name, font);
  return font;
}
