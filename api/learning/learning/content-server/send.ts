import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Ctx } from '#api/shared/context.ts';
import type { FileStore } from '#api/shared/files/file-store.ts';
import { takes } from '#api/shared/http/takes.ts';
import { byteRange } from '../model/byte-range.ts';
import { isText } from '../model/file-types.ts';
import type { Holder } from '../tokens.ts';

export type Content = { ctx: Ctx; requireStanding: (holder: Holder) => Promise<void> };
export type Exchange = { request: IncomingMessage; response: ServerResponse };
type Headers = Record<string, string>;

const always: Headers = {
  'referrer-policy': 'same-origin',
  // A window with foreign content neither holds nor is held by a window of another origin; its own pop-ups stay related.
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'accept-ranges': 'bytes',
};

type Stored = { files: FileStore; key: string; bytes: number; type: string; headers: Headers };

export async function sendStored({ request, response }: Exchange, stored: Stored): Promise<void> {
  const { files, key, bytes, type } = stored;
  const headers = { ...always, ...stored.headers, 'content-type': type };
  const range = byteRange(request.headers.range, bytes);
  if (range === 'none') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${bytes}` }).end();
    return;
  }
  if (range) {
    const part = { 'content-range': `bytes ${range.start}-${range.end}/${bytes}`, 'content-length': sizeOf(range) };
    response.writeHead(206, { ...headers, ...part });
    return request.method === 'HEAD' ? end(response) : pipeline(files.readRange(key, range), response);
  }
  if (isText(type) && bytes > 1_000 && takes('gzip', request.headers['accept-encoding']?.toString())) {
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' });
    return request.method === 'HEAD' ? end(response) : pipeline(files.readRange(key), createGzip(), response);
  }
  response.writeHead(200, { ...headers, 'content-length': String(bytes) });
  return request.method === 'HEAD' ? end(response) : pipeline(files.readRange(key), response);
}

export function sendText(
  { response }: Pick<Exchange, 'response'>,
  { status = 200, type = 'text/plain; charset=utf-8', headers = {}, text }: TextAnswer,
): void {
  response.writeHead(status, { ...always, 'cache-control': 'no-store', 'content-type': type, ...headers }).end(text);
}

export type TextAnswer = { status?: number; type?: string; headers?: Headers; text: string };

export function sendJson(exchange: Pick<Exchange, 'response'>, status: number, body: object): void {
  sendText(exchange, { status, type: 'application/json', text: JSON.stringify(body) });
}

function sizeOf({ start, end: last }: { start: number; end: number }): string {
  return String(last - start + 1);
}

function end(response: ServerResponse): void {
  response.end();
}
