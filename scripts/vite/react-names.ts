import type { Plugin } from 'vite';

/** What React is asked for by name. */
const doors: Record<string, string[]> = {
  react: Object.keys(await import('react')),
  'react/jsx-runtime': Object.keys(await import('react/jsx-runtime')),
};
const virtual = '\0names of ';

/**
 * React comes as CommonJS, for which every file that uses it would carry a wrapper, and fetch the maker of wrappers as a
 * file of its own. Here it is unwrapped once; the files import its names as they do those of modules.
 */
export function reactNames(): Plugin {
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer, { kind }: { kind?: string }) {
      const isMeant = id in doors && kind !== 'require-call' && !importer?.startsWith(virtual);
      return isMeant ? virtual + id : undefined;
    },
    load(id) {
      if (!id.startsWith(virtual)) return undefined;
      const door = id.slice(virtual.length);
      const names = (doors[door] ?? []).filter((name) => /^[a-zA-Z]\w*$/.test(name) && name !== 'default');
      return [
        `import whole from '${door}';`,
        'export default whole;',
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`),
      ].join('\n');
    },
  };
}
