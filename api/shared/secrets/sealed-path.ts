import type { Config } from '../config/config.ts';
import { derivedKey, seal, unseal } from './seal.ts';

const pattern = /\/sealed\/[\w-]+/g;

/** A path with a secret, as a message stores it: anyone who reads only the database cannot follow it. */
export function sealPath(config: Config, path: string): string {
  return `/sealed/${seal(path, { key: keyOf(config) })}`;
}

/** For the addressee alone. A path that was sealed with another secret leads to the start page. */
export function unsealPaths(config: Config, text: string): string {
  return text.replaceAll(pattern, (sealed) => {
    try {
      return unseal(sealed.slice('/sealed/'.length), { key: keyOf(config) });
    } catch {
      return '/';
    }
  });
}

function keyOf(config: Config): Buffer {
  return derivedKey(config, 'paths in messages');
}
