import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/refusals.ts';

/** `body` is the path of the file. */
type Received = { body: string; fingerprint: string };
type Limits = { mostBytes: number; missing: () => Refusal; tooLarge: () => Refusal };

/** The body of the request as a file on the disk that is removed afterwards. Refuses as `limits` says, while it arrives. */
export async function receiveFile<T>(
  request: Request,
  { mostBytes, missing, tooLarge }: Limits,
  handle: (received: Received) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mestria-sent-'));
  try {
    const path = join(folder, 'sent');
    if (!request.body) throw missing();
    await pipeline(Readable.from(request.body), noMoreThan(mostBytes, tooLarge), createWriteStream(path));
    return await handle({ body: path, fingerprint: await hashOf(path) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Refuses `package_damaged` where there is none, and `package_too_large`. */
export function receiveZip<T>(
  request: Request,
  mostBytes: number,
  handle: (received: Received) => Promise<T>,
): Promise<T> {
  const limits = {
    mostBytes,
    missing: () => new Refusal('package_damaged'),
    tooLarge: () => new Refusal('package_too_large'),
  };
  return receiveFile(request, limits, handle);
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function noMoreThan(most: number, tooLarge: () => Refusal): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, next) {
      received += chunk.byteLength;
      next(received > most ? tooLarge() : null, chunk);
    },
  });
}
