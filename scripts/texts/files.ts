import { globSync, readFileSync } from 'node:fs';

export type Nested = { [key: string]: string | Nested };
export type Side = 'web' | 'api';

export function textFiles(side: Side, language: string): string[] {
  return globSync(`${side}/**/texts/${language}.json`).toSorted();
}

/** Throws if two files have the same key. */
export function readTexts(side: Side, language: string): Nested {
  const texts: Nested = {};
  for (const path of textFiles(side, language)) add(texts, JSON.parse(readFileSync(path, 'utf8')), path);
  return texts;
}

function add(texts: Nested, more: Nested, path: string): void {
  for (const [key, value] of Object.entries(more)) {
    const previous = texts[key];
    if (previous === undefined) texts[key] = value;
    else if (typeof previous === 'object' && typeof value === 'object') add(previous, value, path);
    else throw new Error(`${path} repeats ${key}.`);
  }
}
