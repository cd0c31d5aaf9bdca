import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFileStore, type FileStore } from '#api/shared/files/file-store.ts';

const entry = new URL('write-slowly.ts', import.meta.url).pathname;

test('a file keeps its previous content when the process is killed while writing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-half-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const store = openFileStore(folder);
  await store.write('pictures/one.webp', Buffer.from('old'));

  for (const key of ['pictures/one.webp', 'pictures/two.webp']) {
    const child = spawn(process.execPath, [entry, folder, key], { stdio: ['ignore', 'pipe', 'inherit'] });
    const dead = once(child, 'exit');
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await dead;
  }
  expect(Buffer.from(await store.read('pictures/one.webp')).toString()).toBe('old');
  expect(await store.size('pictures/two.webp')).toBeNull();
  await store.purgeHalfWritten(new Date(Date.now() - 86_400_000));
  expect(await halfWritten(store)).toBe(2);
  await store.purgeHalfWritten(new Date(Date.now() + 1_000));
  expect(await halfWritten(store)).toBe(0);
});

async function halfWritten(store: FileStore): Promise<number> {
  let many = 0;
  for await (const _ of store.keysBelow('half-written')) many += 1;
  return many;
}
