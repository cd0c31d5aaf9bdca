import { createHash } from 'node:crypto';
import { sameName } from '../model/package-files.ts';

export function packagePrefix(sha256: string): string {
  return `scorm/${sha256}`;
}

/** A hash of the name, so no path on the disk is made from untrusted input. */
export function packageFileKey(sha256: string, name: string): string {
  return `${packagePrefix(sha256)}/${createHash('sha256').update(sameName(name)).digest('hex')}`;
}

/** The names of the files, in their order. */
export function packageNamesKey(sha256: string): string {
  return `${packagePrefix(sha256)}/names.json`;
}
