import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = new Map<string, string>();

/** The styles that the build put at this address, each file read once. */
export function builtStyles(path: string): string {
  const known = read.get(path) ?? readFileSync(join('dist/client', path), 'utf8');
  read.set(path, known);
  return known;
}
