import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { firstNamespaces, saidByWorker } from '#web/shared/texts-of-page.ts';

type Texts = { [key: string]: string | Texts };
type Compiled = { [key: string]: unknown };

const languages = ['pt', 'en-GB'];
const index = 'virtual:texts';
const part = /^\0texts-(pt|en-GB)-(\w+)\.js$/;

/** Messages are parsed once, at build time, so that the browser carries no parser, and it loads them in parts. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    resolveId(id) {
      if (id === index) return `\0${index}`;
      return id.startsWith('texts-') ? `\0${id}` : undefined;
    },
    async load(id) {
      if (id === `\0${index}`) return indexOf(await read('pt'));
      const [, language, name] = part.exec(id) ?? [];
      if (language && name) {
        this.addWatchFile(fileOf(language));
        return moduleOf(partOf(await read(language), name));
      }
      if (/\/api\/texts\/[^/]+\.json$/.test(id)) return moduleOf(JSON.parse(await readFile(id, 'utf8')));
      return undefined;
    },
  };
}

function fileOf(language: string): string {
  return resolve(`web/texts/${language}.json`);
}

async function read(language: string): Promise<Texts> {
  return JSON.parse(await readFile(fileOf(language), 'utf8'));
}

function indexOf(texts: Texts): string {
  const elsewhere = [...firstNamespaces, ...saidByWorker];
  const names = ['first', ...Object.keys(texts).filter((namespace) => !elsewhere.includes(namespace))];
  const catalogue = (language: string) =>
    names.map((name) => `${JSON.stringify(name)}: () => import('texts-${language}-${name}.js')`).join(', ');
  return `export default {${languages.map((language) => `'${language}': {${catalogue(language)}}`).join(', ')}}`;
}

function partOf(texts: Texts, name: string): Texts {
  const isMeant = (namespace: string) => (name === 'first' ? firstNamespaces.includes(namespace) : namespace === name);
  return Object.fromEntries(Object.entries(texts).filter(([namespace]) => isMeant(namespace)));
}

function moduleOf(texts: Texts) {
  return { code: `export default ${JSON.stringify(compiled(texts))}`, moduleType: 'js' as const };
}

function compiled(texts: Texts): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
}
