import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Ctx } from '#api/shared/context.ts';
import { logError } from '#api/shared/config/log.ts';
import { answerStream } from './answer-file.ts';

export type ZipEntry = { name: string; open: () => Promise<Readable> };

/**
 * A download of many files. Each is opened when its turn comes, so that only one is open. A file that cannot be opened
 * breaks the download off, because an archive that lacks one would pass as complete.
 */
export function answerZip(ctx: Ctx, name: string, entries: readonly ZipEntry[]): Response {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;
  const fail = (error: Error) => void out.destroy(error);
  out.on('error', (error) => logError(error, { download: name }));
  // The client may have left in the middle of a file.
  out.on('close', () => current?.destroy());
  zip.on('error', fail);
  for (const entry of entries) {
    // PDFs and pictures are compressed already.
    zip.addReadStreamLazy(entry.name, { mtime: ctx.now(), compressionLevel: 0 }, (pass) => {
      const begin = (content: Readable) => {
        current = content.once('error', fail);
        if (out.destroyed) content.destroy();
        else pass(null, content);
      };
      if (!out.destroyed) entry.open().then(begin, fail);
    });
  }
  zip.outputStream.pipe(out);
  zip.end();
  return answerStream(name, 'application/zip', out);
}
