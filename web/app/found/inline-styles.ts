import type { Style } from './built-styles.ts';

const linked = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"/g;

type Inlined = { head: string; style: Style | null };

/**
 * Takes the built styles of a page for putting them into its head, so that its first sight waits for no further request.
 * Each link stays, switched off and so never fetched: by it React and the loader of later pages know that its styles are
 * here.
 */
export function inlineStyles(head: string, stylesAt: (paths: string[]) => Style): Inlined {
  const paths = new Set([...head.matchAll(linked)].map(([, path = '']) => path));
  return {
    head: head.replaceAll(linked, (link) => link.replace('<link', '<link disabled')),
    style: paths.size > 0 ? stylesAt([...paths]) : null,
  };
}
