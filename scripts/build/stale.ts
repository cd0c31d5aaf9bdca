import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'dist/built-from';
const sources = [
  '{api,contract,web,seed,sandbox}/**/*.*',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/vite/**/*.ts',
];
// Tests are not built, and the build itself writes the route tree.
const besides = ['**/*.test.*', '**/*.gen.ts'];

export function sourcesNow(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { exclude: besides }).toSorted()) {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

export function isBuiltFrom(content: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === content;
}

export function markBuiltFrom(content: string): void {
  writeFileSync(stamp, content);
}
