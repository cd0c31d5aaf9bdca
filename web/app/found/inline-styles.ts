import type { Style } from './built-styles.ts';

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"[^>]*>/g;

type Inlined = { head: string; style: Style | null };

/**
 * Moves the built styles of a page into the page, so that its first paint waits for no further request. Their links are
 * removed, not disabled, since some browsers fetch disabled links too.
 */
export function inlineStyles(head: string, stylesAt: (paths: string[]) => Style): Inlined {
  const paths = new Set([...head.matchAll(stylesheetLink)].map(([, path = '']) => path));
  return {
    head: head.replaceAll(stylesheetLink, ''),
    style: paths.size > 0 ? stylesAt([...paths]) : null,
  };
}
