import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowanceOf } from '../content-policy.ts';

/** A style element as it is sent, and how the content policy allows it. */
export type Style = { element: Uint8Array; allowance: string };

const read = new Map<string, Style>();

/** The styles that the build put at these addresses, in one element: each list of files is read once. */
export function builtStyles(paths: string[]): Style {
  const key = paths.join();
  const known = read.get(key) ?? styleOf(paths.map((path) => readFileSync(join('dist/client', path), 'utf8')).join(''));
  read.set(key, known);
  return known;
}

function styleOf(text: string): Style {
  return { element: Buffer.from(`<style>${text}</style>`), allowance: allowanceOf(text) };
}
