import { createReadStream } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export type FileStore = {
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  writeStream: (key: string, stream: Readable) => Promise<void>;
  read: (key: string) => Promise<Uint8Array>;
  /** Bytes from `start` to `end`, both included, as a stream. */
  readRange: (key: string, range?: { start: number; end: number }) => Readable;
  size: (key: string) => Promise<number | null>;
  remove: (key: string) => Promise<void>;
  removeAll: (prefix: string) => Promise<void>;
  /** The key of every file below a folder. */
  keysBelow: (prefix: string) => AsyncIterable<string>;
};

/** Files in a folder. A key that climbs out of it is refused: by flydrive, and here where flydrive is not asked. */
export function openFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    write: async (key, bytes) => disk.put(key, bytes),
    writeStream: async (key, stream) => disk.putStream(key, stream),
    read: async (key) => disk.getBytes(key),
    readRange: (key, range) => createReadStream(placeOf(folder, key), range),
    size: async (key) => {
      const found = await stat(placeOf(folder, key)).catch(() => null);
      return found?.isFile() ? found.size : null;
    },
    remove: async (key) => disk.delete(key),
    removeAll: async (prefix) => disk.deleteAll(prefix),
    keysBelow: (prefix) => keysBelow(folder, prefix),
  };
}

async function* keysBelow(folder: string, prefix: string): AsyncIterable<string> {
  for await (const key of glob(`${prefix}/**/*`, { cwd: folder, withFileTypes: true })) {
    if (key.isFile()) yield relative(folder, join(key.parentPath, key.name)).replaceAll(sep, '/');
  }
}

function placeOf(folder: string, key: string): string {
  if (key.split(/[\\/]/).includes('..')) throw new Error(`The key ${key} leads out of the file store.`);
  return join(folder, key);
}
