import type { Plugin } from 'vite';

/** Every page loads what the entry imports, so all of it lies in one file: many small ones compress badly. */
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
      codeSplitting: { groups: [{ name: 'shell', test: (id: string) => always.has(id) }] },
    }),
  };
}
