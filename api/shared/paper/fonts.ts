import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff.ts';

export type Face = 'display-500' | 'display-600' | 'text-400' | 'text-600';

const families = { display: 'besley', text: 'hanken-grotesk' } as const;
// Each font has two files: Western European letters, and other Latin letters.
const beyondWestern = /[\u0100-\u0130\u0132-\u0151\u0154-\u024F\u1E00-\u1EFF]/;

const { resolve } = createRequire(import.meta.url);

export type FontName = `${Face} ${'latin' | 'latin-ext'}`;

const unpacked = new Map<FontName, Buffer>();

export function fontBytes(name: FontName): Buffer {
  const bytes = unpacked.get(name) ?? unpackWoff(readFileSync(fileOf(name)));
  unpacked.set(name, bytes);
  return bytes;
}

function fileOf(name: FontName): string {
  const [face = '', letters = ''] = name.split(' ');
  const [kind, weight = ''] = face.split('-');
  const family = families[kind === 'display' ? 'display' : 'text'];
  return resolve(`@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`);
}

export type Run = { text: string; font: FontName };

export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font: FontName = `${face} ${beyondWestern.test(letter) ? 'latin-ext' : 'latin'}`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return runs;
}
