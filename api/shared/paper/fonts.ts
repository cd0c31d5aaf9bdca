import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openFont } from './open-font.ts';
import type { ShapedFont } from './shaper.ts';
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'display-500' | 'display-600' | 'text-400' | 'text-600';

const families = { display: 'besley', text: 'hanken-grotesk' } as const;
// Each font has two files: Western European letters, and other Latin letters.
const halves = ['latin', 'latin-ext'] as const;

const { resolve } = createRequire(import.meta.url);

export type Font = {
  name: string;
  letters: ReadonlySet<number>;
  /** What the PDF writer takes. */
  source: Buffer | ShapedFont;
};

const unpacked = new Map<string, Font>();

/** The font of the typefaces of the site that has all of these letters. */
export function siteFont(letters: string, face: Face): Font | undefined {
  return halves.map((half) => fontOf(face, half)).find((font) => hasLetters(font, letters));
}

export function hasLetters(font: Font, letters: string): boolean {
  return Array.from(letters).every((letter) => font.letters.has(letter.codePointAt(0) ?? 0));
}

export function weightOf(face: Face): number {
  return Number(face.slice(-3));
}

function fontOf(face: Face, half: (typeof halves)[number]): Font {
  const name = `${face} ${half}`;
  const stored = unpacked.get(name);
  if (stored) return stored;
  const family = families[face.startsWith('display') ? 'display' : 'text'];
  const file = `@fontsource/${family}/files/${family}-${half}-${weightOf(face)}-normal.woff`;
  const bytes = unpackWoff(readFileSync(resolve(file)));
  const font = { name, letters: new Set(openFont(bytes).characterSet), source: bytes };
  unpacked.set(name, font);
  return font;
}
