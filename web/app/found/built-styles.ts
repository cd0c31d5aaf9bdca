import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowanceOf } from '../content-policy.ts';

export type Style = { element: Uint8Array; allowance: string };

const read = new Map<string, Style>();

/**
 * The built styles at these paths in one element, read once per list. Its `data-href` names them as React does for
 * hoisted styles, and `web/shared/page/load-with-styles.ts` reads the names.
 */
export function builtStyles(paths: string[]): Style {
  const key = paths.join();
  const existing = read.get(key) ?? styleOf(paths);
  read.set(key, existing);
  return existing;
}

function styleOf(paths: string[]): Style {
  const text = paths.map((path) => readFileSync(join('dist/client', path), 'utf8')).join('');
  return {
    element: Buffer.from(`<style data-href="${paths.join(' ')}">${text}</style>`),
    allowance: allowanceOf(text),
  };
}
