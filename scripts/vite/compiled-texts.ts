import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { firstNamespaces } from '#web/shared/first-texts.ts';

type Texts = { [key: string]: string | Texts };
type Compiled = { [key: string]: unknown };

/** Messages are parsed once, at build time, so that the browser carries no parser; `?first` and `?rest` are its halves. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    async load(id) {
      const [file = '', half] = id.split('?');
      if (!/\/(web|api)\/texts\/[^/]+\.json$/.test(file)) return undefined;
      this.addWatchFile(file);
      const texts: Texts = JSON.parse(await readFile(file, 'utf8'));
      return { code: `export default ${JSON.stringify(compiled(partOf(texts, half)))}`, moduleType: 'js' };
    },
  };
}

function partOf(texts: Texts, half: string | undefined): Texts {
  if (half !== 'first' && half !== 'rest') return texts;
  const isMeant = ([namespace]: [string, unknown]) => firstNamespaces.includes(namespace) === (half === 'first');
  return Object.fromEntries(Object.entries(texts).filter(isMeant));
}

function compiled(texts: Texts): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
}
