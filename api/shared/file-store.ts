import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
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
};

/** Files in a folder. Keys are ours; flydrive refuses one that climbs out. */
export function openFileStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    write: (key, bytes) => disk.put(key, bytes),
    writeStream: (key, stream) => disk.putStream(key, stream),
    read: (key) => disk.getBytes(key),
    readRange: (key, range) => createReadStream(join(folder, key), range),
    size: (key) =>
      stat(join(folder, key)).then(
        (found) => (found.isFile() ? found.size : null),
        () => null,
      ),
    remove: (key) => disk.delete(key),
    removeAll: (prefix) => disk.deleteAll(prefix),
  };
}
