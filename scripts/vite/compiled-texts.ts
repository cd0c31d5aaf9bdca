import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { readTexts, textFiles, type Nested as Texts } from '../texts/files.ts';

type Compiled = { [key: string]: unknown };

/** The namespaces of every page, in one file. Every other namespace is a file of its own. */
export const firstNamespaces = ['site', 'shell', 'errors', 'add_to_cart'];

export const workerNamespaces = ['offline'];

const languages = ['pt', 'en-GB'];
const index = 'virtual:texts';
const part = /^\0texts-(pt|en-GB)-(\w+)\.js$/;

/**
 * Parses messages at build time, so that the browser loads no parser, and splits them into parts. One hash per build
 * replaces the hashed names of all parts in all languages, which would add two kilobytes to the first load.
 */
export function compiledTexts(): Plugin {
  let files: Record<string, string> = {};
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    resolveId(id) {
      if (id === index) return `\0${index}`;
      return id.startsWith('texts-') ? `\0${id}` : undefined;
    },
    async load(id) {
      const isBuiltForBrowsers = this.environment.name === 'client' && this.environment.mode === 'build';
      if (id === `\0${index}` && isBuiltForBrowsers) {
        files = await filesOfParts();
        return [`export const parts = ${JSON.stringify(namesOfParts(read('pt')))};`, loadedFrom(files)].join('\n');
      }
      if (id === `\0${index}`) return indexOf(read('pt'));
      const [, language, name] = part.exec(id) ?? [];
      if (language && name) {
        for (const path of textFiles('web', language)) this.addWatchFile(resolve(path));
        return moduleOf(partOf(read(language), name));
      }
      if (/\/api\/(?:[^/]+\/)*texts\/[^/]+\.json$/.test(id)) return moduleOf(JSON.parse(await readFile(id, 'utf8')));
      return undefined;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const hash = hashOf(files);
      for (const [name, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName: `assets/texts-${name}-${hash}.js`, source });
      }
    },
  };
}

function read(language: string): Texts {
  return readTexts('web', language);
}

function indexOf(texts: Texts): string {
  const names = namesOfParts(texts);
  const files = languages.flatMap((language) => names.map((name) => `texts-${language}-${name}.js`));
  return [
    `export const parts = ${JSON.stringify(names)};`,
    `const files = {${files.map((file) => `'${file}': () => import('${file}')`).join(', ')}};`,
    "export const loadPart = (language, part) => files['texts-' + language + '-' + part + '.js']();",
  ].join('\n');
}

function namesOfParts(texts: Texts): string[] {
  const elsewhere = [...firstNamespaces, ...workerNamespaces];
  return ['first', ...Object.keys(texts).filter((namespace) => !elsewhere.includes(namespace))];
}

async function filesOfParts(): Promise<Record<string, string>> {
  const files = languages.map(async (language) => {
    const texts = read(language);
    return namesOfParts(texts).map((name) => [`${language}-${name}`, moduleOf(partOf(texts, name)).code]);
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}

function hashOf(files: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
}

/** Reports a missing file as Vite reports a failed import, so that the app's handler for missing files applies. */
function loadedFrom(files: Record<string, string>): string {
  const address = `'/assets/texts-' + language + '-' + part + '-${hashOf(files)}.js'`;
  return `export const loadPart = (language, part) => import(${address}).catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    throw event.defaultPrevented ? new Error('A part of the page could not be loaded.', { cause: error }) : error;
  });`;
}

function partOf(texts: Texts, name: string): Texts {
  const isMeant = (namespace: string) => (name === 'first' ? firstNamespaces.includes(namespace) : namespace === name);
  return Object.fromEntries(Object.entries(texts).filter(([namespace]) => isMeant(namespace)));
}

function moduleOf(texts: Texts) {
  return { code: `export default ${JSON.stringify(compiled(texts))}`, moduleType: 'js' as const };
}

export function compiled(texts: Texts): Compiled {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]),
  );
}
