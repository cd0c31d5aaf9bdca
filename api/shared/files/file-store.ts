import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export type FileStore = {
  /** Atomic: until the file is complete, its previous content stays, also after a crash. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  writeStream: (key: string, stream: Readable) => Promise<void>;
  read: (key: string) => Promise<Uint8Array>;
  /** `start` and `end` are both included. */
  readRange: (key: string, range?: { start: number; end: number }) => Readable;
  size: (key: string) => Promise<number | null>;
  writtenAt: (key: string) => Promise<Date | null>;
  remove: (key: string) => Promise<void>;
  removeAll: (prefix: string) => Promise<void>;
  keysBelow: (prefix: string) => AsyncIterable<string>;
  /** Removes incomplete files that were begun before this moment. */
  purgeHalfWritten: (before: Date) => Promise<void>;
};

const half = 'half-written';

const keys = new KeyNormalizer();

/** Files in a folder. Keys that leave it are refused by flydrive, and by `placeOf` where flydrive is not used. */
export function openFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    write: (key, bytes) => whole(folder, key, (begun) => disk.put(begun, bytes)),
    writeStream: (key, stream) => whole(folder, key, (begun) => disk.putStream(begun, stream)),
    read: async (key) => disk.getBytes(key),
    readRange: (key, range) => createReadStream(placeOf(folder, key), range),
    size: async (key) => {
      const result = await stat(placeOf(folder, key)).catch(() => null);
      return result?.isFile() ? result.size : null;
    },
    writtenAt: async (key) => (await stat(placeOf(folder, key)).catch(() => null))?.mtime ?? null,
    remove: async (key) => disk.delete(key),
    removeAll: async (prefix) => disk.deleteAll(prefix),
    keysBelow: (prefix) => keysBelow(folder, prefix),
    purgeHalfWritten: async (before) => {
      for await (const key of keysBelow(folder, half)) {
        const result = await stat(placeOf(folder, key)).catch(() => null);
        if (result && result.mtime < before) await rm(placeOf(folder, key), { force: true });
      }
    },
  };
}

/** Writes elsewhere first, and moves the complete file in one step. */
async function whole(folder: string, key: string, write: (begun: string) => Promise<void>): Promise<void> {
  const place = join(folder, keys.normalize(key));
  const begun = `${half}/${randomUUID()}`;
  try {
    await write(begun);
    await mkdir(dirname(place), { recursive: true });
    await rename(placeOf(folder, begun), place);
  } catch (error) {
    await rm(placeOf(folder, begun), { force: true });
    throw error;
  }
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
