import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { FastResponse } from 'srvx';
import { policyFor } from './content-policy.ts';

type Page = {
  status: number;
  body: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  freshUntil: number;
  staleUntil: number;
};
type Render = () => Promise<Response> | Response;
type Limits = {
  mostBytes: number;
  freshMs: number;
  staleMs: number;
  contentOrigin: string;
  apiOrigin: string | null;
};

const compress = promisify(brotliCompress);
const brotliQuality = 6;

/** Pages rendered on the server know nothing of who asks, so their bytes are kept and shared. */
export function keepPages(limits: Limits) {
  const pages = new Map<string, Page>();
  const underway = new Map<string, Promise<Page>>();
  let bytes = 0;

  function renderOnce(key: string, render: Render): Promise<Page> {
    const started = underway.get(key);
    if (started) return started;
    const page = toPage(render, limits)
      .then((made) => {
        // A drop meanwhile removed this rendering from the table: what it read may be out of date already.
        if (underway.get(key) === page && made.status === 200) remember(key, made);
        return made;
      })
      .finally(() => {
        if (underway.get(key) === page) underway.delete(key);
      });
    underway.set(key, page);
    return page;
  }

  function remember(key: string, page: Page): void {
    forget(key);
    pages.set(key, page);
    bytes += sizeOf(page);
    for (const oldest of pages.keys()) {
      if (bytes <= limits.mostBytes) break;
      forget(oldest);
    }
  }

  function forget(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    bytes -= sizeOf(page);
    pages.delete(key);
  }

  function kept(key: string, render: Render): Page | undefined {
    const page = pages.get(key);
    if (!page) return undefined;
    const now = Date.now();
    if (page.freshUntil >= now) return page;
    if (page.staleUntil < now) return undefined;
    renderOnce(key, render).catch((error: unknown) => console.error(error));
    return page;
  }

  return {
    /** Without a key the page is rendered for this request alone. */
    async answer(request: Request, key: string | null, render: Render): Promise<Response> {
      if (limits.freshMs === 0 || (request.method !== 'GET' && request.method !== 'HEAD')) return render();
      if (key === null) return toResponse(request, await toPage(render, limits));
      return toResponse(request, kept(key, render) ?? (await renderOnce(key, render)));
    },
    /** Forgets the pages whose path starts with one of these; `/` is Home alone and `*` is everything. */
    drop(prefixes: string[]): void {
      const isMeant = (key: string) => prefixes.some((prefix) => prefix === '*' || covers(prefix, key));
      for (const key of pages.keys()) if (isMeant(key)) forget(key);
      for (const key of underway.keys()) if (isMeant(key)) underway.delete(key);
    },
  };
}

function covers(prefix: string, key: string): boolean {
  const [path = ''] = key.split('?');
  return prefix === '/' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`);
}

function sizeOf({ body, brotli }: Page): number {
  return body.byteLength + brotli.byteLength;
}

async function toPage(render: Render, { freshMs, staleMs, ...origins }: Limits): Promise<Page> {
  const response = await render();
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

function seconds(ms: number): number {
  return Math.floor(ms / 1_000);
}

function toResponse(request: Request, { status, body, brotli, headers }: Page): Response {
  if (request.headers.get('if-none-match') === headers['etag']) return new FastResponse(null, { status: 304, headers });
  const content = request.method === 'HEAD' ? null : body;
  if (!request.headers.get('accept-encoding')?.includes('br')) return new FastResponse(content, { status, headers });
  return new FastResponse(content && brotli, { status, headers: { ...headers, 'content-encoding': 'br' } });
}
