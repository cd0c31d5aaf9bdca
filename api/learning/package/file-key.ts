import { createHash } from 'node:crypto';
import { sameName } from '../model/package-files.ts';

/** Where a package's files lie in the file store. */
export function packagePrefix(sha256: string): string {
  return `scorm/${sha256}`;
}

/** A file's place is made from its name, but never is its name: nothing a stranger wrote reaches the disk's paths. */
export function packageFileKey(sha256: string, name: string): string {
  return `${packagePrefix(sha256)}/${createHash('sha256').update(sameName(name)).digest('hex')}`;
}
