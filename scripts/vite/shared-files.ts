import type { Plugin } from 'vite';
import { isPublic } from '../size/budget.ts';

/** The shell names every other file, so most have short names: a kilobyte of the first load. */
const named = /^(shell|index)$/;

/** A page that the router fetches by itself, by its route. */
const page = /\/web\/routes\/([^/]+)\.tsx\?tsr-split=/;

/** Slices of which a visit sees one page at most. */
const seldom = /\/web\/(people|learning|areas\/gifts)\//;

/**
 * Three files of the browser beside those of the pages, because small files compress badly and each is a request: what
 * every page needs, what a public page shares with any other, and what many other pages share. The bundler places the rest.
 */
export function sharedFiles(): Plugin {
  let ofPublicPages: ReadonlySet<string> = new Set();

  return {
    name: 'shared-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const pages = [...this.getModuleIds()].filter(isPublicPage);
      if (pages.length === 0) this.error('The router no longer splits its pages by their routes.');
      ofPublicPages = importedBy(pages, (id) => this.getModuleInfo(id)?.importedIds ?? []);
    },
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: ({ name }) => (named.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
      assetFileNames: 'assets/[hash][extname]',
      codeSplitting: {
        groups: [
          { name: 'shell', tags: ['$initial'], priority: 3 },
          {
            name: 'public',
            test: (id: string) => ofPublicPages.has(id) && !seldom.test(id),
            minShareCount: 3,
            priority: 2,
          },
          { name: 'own', minShareCount: 12, priority: 1 },
        ],
      },
    }),
  };
}

function isPublicPage(id: string): boolean {
  const name = page.exec(id)?.[1];
  return name !== undefined && isPublic(`/${name.replaceAll('.', '/')}`);
}

/** The modules that these import statically, and they themselves. */
function importedBy(starts: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const all = new Set(starts);
  for (const id of all) for (const other of importsOf(id)) all.add(other);
  return all;
}
