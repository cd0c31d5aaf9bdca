import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { FastResponse } from 'srvx';
import { policyFor, type Origins } from './content-policy.ts';

/** A page as it is kept and sent: compressed once, with its own content policy. */
export type Page = {
  status: number;
  body: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  freshUntil: number;
  staleUntil: number;
};

type Making = { origins: Origins; freshMs: number; staleMs: number };

const compress = promisify(brotliCompress);
const brotliQuality = 6;

export async function toPage(response: Response, { origins, freshMs, staleMs }: Making): Promise<Page> {
  const html = await response.text();
  const body = Buffer.from(html);
  const brotli = Buffer.from(await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }));
  const isKept = response.status === 200;
  const headers = {
    ...Object.fromEntries(response.headers),
    'cache-control': isKept
      ? `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}`
      : 'no-store',
    ...policyFor(html, origins),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    vary: 'accept-encoding',
  };
  const now = Date.now();
  return {
    status: response.status,
    body,
    brotli,
    headers,
    freshUntil: now + freshMs,
    staleUntil: now + freshMs + staleMs,
  };
}

export function sendPage(request: Request, { status, body, brotli, headers }: Page): Response {
  if (request.headers.get('if-none-match') === headers['etag']) return new FastResponse(null, { status: 304, headers });
  const isHead = request.method === 'HEAD';
  if (!request.headers.get('accept-encoding')?.includes('br')) {
    return new FastResponse(isHead ? null : body, { status, headers });
  }
  return new FastResponse(isHead ? null : brotli, { status, headers: { ...headers, 'content-encoding': 'br' } });
}

function seconds(ms: number): number {
  return Math.floor(ms / 1_000);
}
