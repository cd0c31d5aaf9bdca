import type { Plugin } from 'vite';
import { modulesUsedFrom } from './modules-used.ts';

const many = 5;
const several = 3;

/** Where a visit mostly begins; what these pages share must not grow with the pages behind the sign-in. */
const firstPages = ['/web/routes/index.tsx', '/web/routes/courses.index.tsx', '/web/routes/courses.$id.index.tsx'];

/**
 * Every page loads what the entry imports, so all of it lies in one file. What a visitor's first pages share lies in a
 * second, and what many other pages share in a third: small files compress badly, and each is a request.
 */
export function shellChunk(entry: string): Plugin {
  let always = new Set<string>();
  let first = new Set<string>();

  return {
    name: 'shell-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildEnd() {
      const ids = [...this.getModuleIds()];
      const modules = {
        codeOf: (id: string) => this.getModuleInfo(id)?.code ?? null,
        hasEffects: (id: string) => this.getModuleInfo(id)?.moduleSideEffects !== false,
        resolve: async (name: string, from: string) => (await this.resolve(name, from))?.id ?? null,
      };
      const entries = ids.filter((id) => id.endsWith(entry));
      always = await modulesUsedFrom(entries, modules);
      first = await modulesUsedFrom(ids.filter(isFirst), modules);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'shell', test: (id: string) => always.has(id), priority: 3 },
          { name: 'first', test: (id: string) => first.has(id), minShareCount: several, priority: 2 },
          { name: 'common', test: /\/web\/|node_modules/, minShareCount: many, priority: 1 },
        ],
      },
    }),
  };
}

/** A page's component and loader are modules of their own, named by its file and a query. */
function isFirst(id: string): boolean {
  return firstPages.some((page) => id.includes(`${page}?`));
}
