import type { Plugin } from 'vite';

const loaderOfVite = '\0vite/preload-helper.js';

/** Replaces Vite's loader for every `import()` of the browser build by the one of this site. */
export function loadWithStyles(file: string): Plugin {
  let isUsed = false;
  return {
    name: 'load-with-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== loaderOfVite) return undefined;
      isUsed = true;
      return `export { loadWithStyles as __vitePreload } from '${file}';`;
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error('Vite no longer loads parts of the site by its preload helper.');
    },
  };
}
