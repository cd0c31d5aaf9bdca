import type { Readable } from 'node:stream';
import type { Ctx } from '#api/shared/context.ts';
import type { SavedFile } from './store.ts';

type Answered = Pick<SavedFile, 'name' | 'mime' | 'byte_size' | 'storage_key'>;

/** Always a download and never a page: the content comes from somebody else (design 7). The caller checks access. */
export function answerFile(ctx: Ctx, file: Answered): Response {
  return new Response(streamOf(ctx.files.readRange(file.storage_key)), { headers: downloadHeaders(file) });
}

/** A download of bytes that are not stored. */
export function answerBytes(name: string, mime: string, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { headers: downloadHeaders({ name, mime, byte_size: bytes.length }) });
}

/** A download whose size is not known when it begins. */
export function answerStream(name: string, mime: string, content: Readable): Response {
  return new Response(streamOf(content), { headers: downloadHeaders({ name, mime }) });
}

type Headed = Pick<Answered, 'name' | 'mime'> & { byte_size?: number };

function downloadHeaders({ name, mime, byte_size }: Headed): Record<string, string> {
  return {
    'content-type': mime,
    ...(byte_size !== undefined && { 'content-length': String(byte_size) }),
    'content-disposition': attachment(name),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}

/** RFC 6266: a plain name for old clients, the exact one for all others. */
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** Reads only as fast as the client takes it. */
function streamOf(file: Readable): ReadableStream<Uint8Array> {
  const chunks = file.iterator();
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await chunks.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
    cancel: () => void file.destroy(),
  });
}
