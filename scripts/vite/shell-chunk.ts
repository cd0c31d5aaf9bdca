import type { Plugin } from 'vite';

const many = 5;

/**
 * Every page loads what the entry imports, so all of it lies in one file, and what many pages share in a second:
 * small files compress badly, and each is a request.
 */
export function shellChunk(entry: string): Plugin {
  const always = new Set<string>();

  return {
    name: 'shell-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => id.endsWith(entry));
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (always.has(id)) continue;
        always.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          { name: 'shell', test: (id: string) => always.has(id), priority: 2 },
          { name: 'common', test: /\/web\/|lucide-react/, minShareCount: many, priority: 1 },
        ],
      },
    }),
  };
}
