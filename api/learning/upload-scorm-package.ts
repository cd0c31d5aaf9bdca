import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { done } from '#api/shared/retrieval.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { packageLimits } from './model/package-files.ts';

/** `POST /scorm-packages/create` with the zip as its body. Needs the claim `contents.edit`. */
export async function uploadScormPackage(ctx: Ctx, request: Request): Promise<Response> {
  mustHave(ctx, 'contents.edit');
  if (!request.body) throw new Refusal('package_damaged');
  const folder = await mkdtemp(join(tmpdir(), 'mestria-scorm-'));
  try {
    const zip = join(folder, 'package.zip');
    await pipeline(Readable.from(request.body), noMoreThan(packageLimits.zipBytes), createWriteStream(zip));
    return Response.json(done(await importScormPackage(ctx, zip)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
