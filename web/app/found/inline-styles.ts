const linked = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)"/g;

type Inlined = { html: string; style: string };

/**
 * Takes the built styles of a page for putting them into it, so that its first sight waits for no further request. Each
 * link stays, switched off and so never fetched: by it React and the loader of later pages know that its styles are here.
 */
export function inlineStyles(html: string, stylesAt: (paths: string[]) => string): Inlined {
  const paths = new Set([...html.matchAll(linked)].map(([, path = '']) => path));
  return {
    html: html.replaceAll(linked, (link) => link.replace('<link', '<link disabled')),
    style: stylesAt([...paths]),
  };
}
