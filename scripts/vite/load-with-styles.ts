import type { Plugin } from 'vite';

const loaderOfVite = '\0vite/preload-helper.js';

/** Every `import()` of the browser's build goes through the loader of this site instead of Vite's. */
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
