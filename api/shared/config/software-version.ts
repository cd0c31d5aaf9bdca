import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

let version: string | undefined;

/** As `package.json` says it. */
export function softwareVersion(): string {
  version ??= String(Object(JSON.parse(readFileSync(resolve('package.json'), 'utf8')))['version']);
  return version;
}
