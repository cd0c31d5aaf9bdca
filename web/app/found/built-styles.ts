import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = new Map<string, string>();

/** The styles that the build put at these addresses, in one text: each list of files is read once. */
export function builtStyles(paths: string[]): string {
  const key = paths.join();
  const known = read.get(key) ?? paths.map((path) => readFileSync(join('dist/client', path), 'utf8')).join('');
  read.set(key, known);
  return known;
}
