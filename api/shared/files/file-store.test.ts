import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openFileStore, type FileStore } from './file-store.ts';

function someStore(): FileStore {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'secret'), 'not yours');
  return openFileStore(join(folder, 'files'));
}

async function* broken() {
  yield Buffer.from('ne');
  throw new Error('the network went');
}

describe('the file store', () => {
  test('returns what was written', async () => {
    const store = someStore();
    await store.write('a/b.txt', Buffer.from('0123456789'));
    expect(Buffer.from(await store.read('a/b.txt')).toString()).toBe('0123456789');
    expect(await store.size('a/b.txt')).toBe(10);
    expect(await text(store.readRange('a/b.txt'))).toBe('0123456789');
    expect(await text(store.readRange('a/b.txt', { start: 2, end: 4 }))).toBe('234');
  });

  test('stores a stream', async () => {
    const store = someStore();
    await store.writeStream('a/b.txt', Readable.from([Buffer.from('one'), Buffer.from('two')]));
    expect(await text(store.readRange('a/b.txt'))).toBe('onetwo');
  });

  test('keeps the previous content when a stream breaks off', async () => {
    const store = someStore();
    await store.write('a/b.txt', Buffer.from('old'));
    await expect(store.writeStream('a/b.txt', Readable.from(broken()))).rejects.toThrow('Cannot write file');
    expect(Buffer.from(await store.read('a/b.txt')).toString()).toBe('old');
    for await (const key of store.keysBelow('half-written')) expect(key).toBe('nothing');
  });

  test('removes a file or a whole folder', async () => {
    const store = someStore();
    for (const key of ['a/1', 'a/2', 'a/3']) await store.write(key, Buffer.from('x'));
    await store.remove('a/1');
    expect([await store.size('a/1'), await store.size('a/2'), await store.size('a')]).toEqual([null, 1, null]);
    await store.removeAll('a');
    expect([await store.size('a/2'), await store.size('a/3')]).toEqual([null, null]);
  });

  test.each(['../secret', 'a/../../secret', '/../secret', String.raw`..\secret`])(
    'refuses a key outside its folder: %s',
    async (key) => {
      const store = someStore();
      await store.write('a/b', Buffer.from('x'));
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('Path traversal');
      await expect(store.read(key)).rejects.toThrow('Path traversal');
      await expect(store.size(key)).rejects.toThrow('leads out');
      await expect(Promise.resolve().then(() => text(store.readRange(key)))).rejects.toThrow('leads out');
    },
  );
});
