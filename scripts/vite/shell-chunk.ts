import type { Plugin } from 'vite';
import { modulesUsedFrom } from './modules-used.ts';

/** Fewer, and the first pages would load what only those behind the sign-in share. */
const many = 10;

/** What the entry does not import, and nearly every page does: asking for data. */
const onEveryPage = /\/web\/shared\/(api|price-tag|format)\.ts|react-query\/build\/modern\/use(Suspense)?Query\.js$/;

/** The shell names every other file, so most have short names: a kilobyte of the first load. */
const named = /^(shell|common|entry|index|client)$|texts-/;

/**
 * Every page loads what the entry imports, so all of it lies in one file, and what many pages share in a second:
 * small files compress badly, and each is a request.
 */
export function shellChunk(entry: string): Plugin {
  let always = new Set<string>();

  return {
    name: 'shell-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildEnd() {
      const ids = [...this.getModuleIds()];
      const entries = ids.filter((id) => id.endsWith(entry) || onEveryPage.test(id));
      always = await modulesUsedFrom(entries, {
        codeOf: (id) => this.getModuleInfo(id)?.code ?? null,
        hasEffects: (id) => this.getModuleInfo(id)?.moduleSideEffects !== false,
        resolve: async (name, from) => (await this.resolve(name, from))?.id ?? null,
      });
    },
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: ({ name }) => (named.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
      assetFileNames: 'assets/[hash][extname]',
      codeSplitting: {
        groups: [
          { name: 'shell', test: (id: string) => always.has(id), priority: 2 },
          // Without what these modules import, which may lie elsewhere.
          { name: 'common', minShareCount: many, priority: 1, includeDependenciesRecursively: false },
        ],
      },
    }),
  };
}
