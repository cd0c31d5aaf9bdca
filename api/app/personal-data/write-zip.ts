import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Ctx } from '#api/shared/context.ts';
import type { TakenAlong } from '#api/shared/personal-data.ts';

/** Streams a zip: entries are opened one by one, with backpressure. An error in an entry fails the stream. */
export async function zipOf(ctx: Ctx, taken: AsyncIterable<TakenAlong>): Promise<Readable> {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: Error) => void out.destroy(error);
  zip.on('error', fail);
  const names = new Set<string>();
  for await (const entry of taken) {
    const path = freeName(safePath(entry.path), names);
    zip.addReadStreamLazy(path, { mtime: ctx.now(), compressionLevel: levelOf(entry) }, (open) => {
      const content = 'rows' in entry ? Readable.from(jsonOf(entry.rows)) : ctx.files.readRange(entry.storageKey);
      content.once('error', fail);
      open(null, content);
    });
  }
  zip.outputStream.pipe(out);
  zip.end();
  return out;
}

/** Pictures and PDFs are compressed already. */
function levelOf(entry: TakenAlong): number {
  return 'rows' in entry ? 6 : 0;
}

async function* jsonOf(rows: AsyncIterable<object>): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row, null, 2);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** File names come from users and may not leave the folder that the zip is unpacked into. */
function safePath(path: string): string {
  return path
    .split('/')
    .map((part) => part.replaceAll(/[\\:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, '-'))
    .join('/');
}

function freeName(path: string, names: Set<string>): string {
  let free = path;
  for (let copy = 2; names.has(free); copy += 1) free = path.replace(/(\.[^./]*)?$/, ` (${copy})$1`);
  names.add(free);
  return free;
}
