import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ScormPackage } from '#contract/learning/learning/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim } from '#api/shared/context.ts';
import { succeeded } from '#api/shared/http/route-doc.ts';
import { openGate } from '#api/shared/files/uploads/gate.ts';
import { uploadRoute } from '#api/shared/files/uploads/upload-route.ts';
import { importScormPackage } from './import-scorm-package.ts';
import { packageLimits } from './model/package-files.ts';

/**
 * `POST /scorm-packages/create` with the zip as its body. Needs the claim `contents.edit`. The package is stored under
 * its hash before the answer, so an Idempotency-Key only stores the answer.
 */
export const scormPackageRoute = uploadRoute({
  method: 'POST',
  path: '/scorm-packages/create',
  doc: {
    summary: 'Upload a SCORM package',
    description:
      'The body is the zip file of SCORM 1.2, or of the 2nd, 3rd or 4th edition of SCORM 2004. Needs the claim `contents.edit`.',
    auth: 'bearer',
    body: { contentType: 'application/zip' },
    answer: { contentType: 'application/json', schema: succeeded(z.tuple([ScormPackage])) },
    refuses: ['not_signed_in', 'not_allowed', 'too_large', 'package_damaged', 'package_manifest_invalid'],
  },
  mostBytes: packageLimits.zipBytes,
  claim: 'contents.edit',
  mayI: (ctx) => requireClaim(ctx, 'contents.edit'),
  gate: openGate({ mostEach: 1, most: 2 }),
  weigh: () => 1,
  receive: (request, take) =>
    inFolder(async (folder) => {
      const zip = join(folder, 'package.zip');
      if (!request.body) throw new Refusal('package_damaged');
      await pipeline(Readable.from(request.body), noMoreThan(packageLimits.zipBytes), createWriteStream(zip));
      return take({ body: zip, fingerprint: await hashOf(zip) });
    }),
  prepare: importScormPackage,
  run: async (_ctx, stored) => stored,
  discard: async () => undefined,
});

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'mestria-scorm-'));
  try {
    return await work(folder);
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
