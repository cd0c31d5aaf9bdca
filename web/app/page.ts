import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FastResponse } from 'srvx';
import { takes } from '#api/shared/takes.ts';
import { policyFor, type Origins } from './content-policy.ts';

/** A page before it is kept, as text: as a `Response` it would be encoded and read back at every step. */
export type WrittenPage = {
  status: number;
  headers: Headers;
  text: string;
  /** What stands in its style element. */
  style: string;
  /** What it was drawn from, as a hash. */
  drawnFrom: string | undefined;
};

/** Instead of a page that would be drawn from the same as the last one at its address. */
export const unchanged = 'unchanged';

/** A page as it is kept and sent: compressed, with its own content policy. */
export type Page = {
  status: number;
  drawnFrom: string | undefined;
  drawnAt: number;
  body: Bytes;
  compressed: Compressed;
  etag: string;
  /** As pairs, made once: building them anew is a good part of what a kept page costs. */
  headers: { plain: Pairs; brotli: Pairs; gzip: Pairs };
  freshUntil: number;
  staleUntil: number;
};

type Compressed = {
  /** Quickly made at first, and smaller once the page has been asked for again. */
  brotli: Bytes;
  isTight?: true;
  /** For clients of old: made once, when the first of them asks. */
  gzip?: Promise<Bytes>;
};
type Bytes = Uint8Array<ArrayBuffer>;
type Pairs = [name: string, value: string][];
type Making = { origins: Origins; freshMs: number; staleMs: number };

const brotli = promisify(brotliCompress);
const compressForOld = promisify(gzip);
/** Of a list of 102 kB the one makes 23.8 kB in 0.6 ms, the other 20.9 kB in 3 ms. */
const quality = { quick: 3, tight: 7 };

async function compress(body: Bytes, how: keyof typeof quality): Promise<Bytes> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: quality[how],
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return Buffer.from(await brotli(body, { params }));
}

/** Makes a kept page smaller, beside the requests; until then it goes as it is. */
export function tighten({ body, compressed }: Page): void {
  if (compressed.isTight) return;
  compressed.isTight = true;
  compress(body, 'tight').then(
    (bytes) => (compressed.brotli = bytes),
    (error: unknown) => console.error(error),
  );
}

export async function toPage(made: WrittenPage | Response, { origins, freshMs, staleMs }: Making): Promise<Page> {
  const content = made instanceof Response ? { text: await made.text(), style: '', drawnFrom: undefined } : made;
  const body = Buffer.from(content.text);
  const isKept = made.status === 200;
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  const headers = Object.entries({
    ...Object.fromEntries(made.headers),
    'cache-control': isKept
      ? `public, max-age=0, s-maxage=${seconds(freshMs)}, stale-while-revalidate=${seconds(staleMs)}`
      : 'no-store',
    ...policyFor(content, origins),
    etag,
    vary: isDrawn(made) ? 'accept-encoding, save-data, cookie' : 'accept-encoding',
  });
  const now = Date.now();
  return {
    status: made.status,
    drawnFrom: content.drawnFrom,
    drawnAt: now,
    body,
    compressed: { brotli: await compress(body, 'quick') },
    etag,
    headers: { plain: headers, brotli: encodedAs('br', headers), gzip: encodedAs('gzip', headers) },
    freshUntil: now + freshMs,
    staleUntil: now + freshMs + staleMs,
  };
}

/** The same page once more, for as long as a new one. */
export function asNew(page: Page, { freshMs, staleMs }: Omit<Making, 'origins'>): Page {
  const now = Date.now();
  return { ...page, freshUntil: now + freshMs, staleUntil: now + freshMs + staleMs };
}

function encodedAs(encoding: string, headers: Pairs): Pairs {
  return [...headers, ['content-encoding', encoding]];
}

export function sendPage(request: Request, page: Page): Promise<Response> | Response {
  const { etag, headers, body, compressed } = page;
  if (request.headers.get('if-none-match') === etag)
    return new FastResponse(null, { status: 304, headers: headers.plain });
  const accepted = request.headers.get('accept-encoding');
  if (takes('br', accepted)) return send(request, page, { bytes: compressed.brotli, headers: headers.brotli });
  if (!takes('gzip', accepted)) return send(request, page, { bytes: body, headers: headers.plain });
  compressed.gzip ??= compressForOld(body).then((bytes) => Buffer.from(bytes));
  return compressed.gzip.then((bytes) => send(request, page, { bytes, headers: headers.gzip }));
}

type Form = { bytes: Bytes; headers: Pairs };

function send({ method }: Request, { status }: Page, { bytes, headers }: Form): Response {
  return new FastResponse(method === 'HEAD' ? null : bytes, { status, headers });
}

/** A page is drawn in two ways, as its reader wants little data or not; the site sets no cookie but that choice. */
function isDrawn({ headers }: WrittenPage | Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function seconds(ms: number): number {
  return Math.floor(ms / 1_000);
}
