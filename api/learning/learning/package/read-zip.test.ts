import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { makeZip } from '../make.ts';
import { openZip } from './read-zip.ts';

test('a zip that is not unpacked before the deadline is refused', async () => {
  const path = await makeZip({ 'index.html': '<p>Bom dia.</p>' });
  for (const [signal, unpacked] of [
    [AbortSignal.timeout(60_000), 'unpacked'],
    [AbortSignal.abort(), 'server_busy'],
  ] as const) {
    const zip = await openZip(path, signal);
    for (const file of zip.files) {
      const read = buffer(await zip.stream(file)).then(
        () => 'unpacked',
        (error: Error) => error.message,
      );
      expect(await read).toBe(unpacked);
    }
    await zip.close();
  }
});
