import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/refusals.ts';

type Received = { body: string; fingerprint: string };

/**
 * The zip that is the body of the request, as a file on the disk that is removed afterwards. Refuses `package_damaged`
 * where there is none, and `package_too_large` while it arrives.
 */
export async function receiveZip<T>(
  request: Request,
  mostBytes: number,
  handle: (received: Received) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mestria-zip-'));
  try {
    const zip = join(folder, 'sent.zip');
    if (!request.body) throw new Refusal('package_damaged');
    await pipeline(Readable.from(request.body), noMoreThan(mostBytes), createWriteStream(zip));
    return await handle({ body: zip, fingerprint: await hashOf(zip) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function noMoreThan(most: number): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      received += chunk.byteLength;
      next(received > most ? new Refusal('package_too_large') : null, chunk);
    },
  });
}
