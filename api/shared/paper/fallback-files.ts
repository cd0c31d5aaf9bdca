import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** One file of a typeface, and the code points that its package declares for it. */
export type FallbackFile = {
  family: string;
  path: string;
  axes: readonly string[];
  ranges: readonly (readonly [number, number])[];
};

const scripts = [
  'arabic',
  'hebrew',
  'armenian',
  'georgian',
  'ethiopic',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'thai',
  'lao',
  'khmer',
  'myanmar',
  'thaana',
];

/** Each is many files of about a hundred characters. */
const eastAsian = ['jp', 'sc', 'kr'];

/** Latin, Greek and Cyrillic letters with all their marks. */
const european: FallbackFile = {
  family: 'inter',
  path: 'inter-ui/variable/InterVariable.woff2',
  axes: ['opsz'],
  ranges: [[0x20, 0x2b_ff]],
};

let listed: FallbackFile[] | undefined;

/** The files that may have all of these letters, the likeliest first: that of a family with more of the whole text. */
export function fallbackFiles(letters: string, text: string): FallbackFile[] {
  listed ??= listFiles();
  const files = listed.filter((file) => codesOf(letters).every((code) => isIn(file, code)));
  const covered = (file: FallbackFile) => codesOf(text).filter((code) => isInFamily(file.family, code)).length;
  return files.toSorted((one, other) => covered(other) - covered(one));
}

function listFiles(): FallbackFile[] {
  // Vazirmatn has one glyph per letter, so that texts can be copied; Noto Sans has letters that it lacks.
  const arabic = filesOf('vazirmatn').filter(({ path }) => path.endsWith('-arabic-wght-normal.woff2'));
  return [european, ...arabic, ...scripts.flatMap(filesOfScript), ...eastAsian.flatMap(filesOfSlices)];
}

function isInFamily(family: string, code: number): boolean {
  return listed?.some((file) => file.family === family && isIn(file, code)) ?? false;
}

function isIn({ ranges }: FallbackFile, code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

function codesOf(text: string): number[] {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

export function readFallback({ path }: FallbackFile): Buffer {
  return readFileSync(resolve(path));
}

function filesOfScript(script: string): FallbackFile[] {
  return filesOf(`noto-sans-${script}`).filter(({ path }) => path.endsWith(`-${script}-wght-normal.woff2`));
}

function filesOfSlices(language: string): FallbackFile[] {
  return filesOf(`noto-sans-${language}`).filter(({ path }) => /-\d+-wght-normal\.woff2$/.test(path));
}

function filesOf(family: string): FallbackFile[] {
  const folder = `@fontsource-variable/${family}`;
  const declared: unknown = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8'));
  return Object.entries(Object(declared)).map(([part, ranges]) => ({
    family,
    path: `${folder}/files/${family}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    axes: [],
    ranges: String(ranges).split(',').map(rangeOf),
  }));
}

/** `U+0600-06FF` or `U+200C`. */
function rangeOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
