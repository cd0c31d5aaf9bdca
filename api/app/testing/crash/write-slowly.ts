import { setTimeout as wait } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { openFileStore } from '#api/shared/files/file-store.ts';

// Writes an endless file until it is killed.
const [folder = '', key = ''] = process.argv.slice(2);
await openFileStore(folder).writeStream(key, Readable.from(endless()));

async function* endless() {
  for (;;) {
    yield Buffer.alloc(100_000, 'new');
    process.stdout.write('.');
    await wait(20);
  }
}
