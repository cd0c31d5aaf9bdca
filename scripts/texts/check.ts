import { bannedWordsIn } from './banned-words.ts';
import { mismatches, type Catalogue } from './catalogue.ts';
import { usesIn, type Use } from './usage.ts';
import { toneOf, unfinishedErrors } from './voice.ts';

export type Side = {
  pt: Catalogue;
  en: Catalogue;
  sources: Record<string, string>;
  /** The codes that `errors` of the server must contain. */
  refusals?: string[];
};

export function complaintsAbout({ pt, en, sources, refusals = [] }: Side): string[] {
  return [
    ...mismatches(pt, en),
    ...toneOf(pt),
    ...unfinishedErrors('pt', pt),
    ...unfinishedErrors('en-GB', en),
    ...bannedWordsIn('pt', pt),
    ...bannedWordsIn('en-GB', en),
    ...unworded(pt, refusals),
    ...misuses(pt, sources, refusals),
  ];
}

function unworded(texts: Catalogue, refusals: string[]): string[] {
  return refusals.filter((code) => !texts.has(`errors.${code}`)).map((code) => `errors.${code} is not worded`);
}

function misuses(texts: Catalogue, sources: Record<string, string>, refusals: string[]): string[] {
  const keys = [...texts.keys()];
  const namespaces = new Set(keys.flatMap(namespacesOf));
  const isNamespace = (name: string) => namespaces.has(name);
  const read = Object.entries(sources).map(([path, text]) => usesIn({ path, text, isNamespace }));

  const uses = read.flatMap((file) => file.uses);
  const showsAnyRefusal = (use: Use) => refusals.length > 0 && nameOf(use) === 'errors.';
  const used = new Set(refusals.map((code) => `errors.${code}`));
  for (const file of read) {
    for (const use of file.uses) {
      // Code that shows any refusal by its code names no key, except those quoted in the same file.
      const keysUsed = showsAnyRefusal(use) ? [...file.quoted].map((word) => `errors.${word}`) : keysMeantBy(use, keys);
      for (const key of keysUsed) used.add(key);
    }
    for (const word of file.quoted) if (word.includes('.')) used.add(word);
  }

  return [
    ...uses
      .filter((use) => isMissing(use, keys, namespaces))
      .map((use) => `${use.at} shows ${nameOf(use)}, which is in no catalogue`),
    ...keys.filter((key) => !used.has(key)).map((key) => `${key} is used nowhere`),
  ];
}

function keysMeantBy({ key, kind, namespace }: Use, keys: string[]): string[] {
  // A variable key without a namespace could be any; its values are found as quoted words.
  if (kind === 'prefix' && !key && !namespace) return [];
  const whole = namespace ? `${namespace}.${key}` : key;
  const matches = kind === 'exact' ? (name: string) => name === whole : (name: string) => name.startsWith(whole);
  if (namespace !== null) return keys.filter(matches);
  return keys.filter((name) => tailsOf(name).some(matches));
}

function isMissing(use: Use, keys: string[], namespaces: Set<string>): boolean {
  if (keysMeantBy(use, keys).length > 0 || (use.kind === 'prefix' && !use.key)) return false;
  return !namespaces.has(nameOf(use));
}

function nameOf({ key, namespace }: Use): string {
  return namespace ? `${namespace}.${key}` : key;
}

/** `a.b.c` → `a`, `a.b` */
function namespacesOf(key: string): string[] {
  const parts = key.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** `a.b.c` → `a.b.c`, `b.c`, `c` */
function tailsOf(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}
