import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { namesOfPackage, streamOfPackage } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';

// The same package always gives the same zip.
const mtime = new Date('2026-01-01T12:00:00');

export async function packScorm(ctx: Ctx, sha256: string, target: string): Promise<void> {
  const names = await namesOfPackage(ctx, sha256);
  if (!names) throw new Error('A SCORM package was imported before its names were stored. Upload its zip again.');
  const zip = new ZipFile();
  for (const name of names) {
    const options = { mtime, mode: 0o100644, forceDosTimestamp: true };
    zip.addReadStreamLazy(name, options, (pass) => pass(null, streamOfPackage(ctx, sha256, name)));
  }
  zip.end();
  await mkdir(dirname(target), { recursive: true });
  await pipeline(zip.outputStream, createWriteStream(target, { flags: 'wx' }));
}
