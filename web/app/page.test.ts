import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { pack } from '#api/shared/http/pack.ts';
import { allowanceOf } from './content-policy.ts';
import { sendPage, tighten, toPage } from './page.ts';

const text = `<!DOCTYPE html><html><head><style>a{}</style></head><body>${Array.from({ length: 400 }, (_, at) => `Olá ${at * at}. `).join('')}</body></html>`;
const origins = { contentOrigin: 'http://content.example', apiOrigin: null };
const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
const making = { origins, freshMs: 60_000, staleMs: 600_000 };
const style = allowanceOf('a{}');
const makePage = () => toPage({ status: 200, headers, body: Buffer.from(text), style, isSecret: false }, making);
const page = await makePage();

async function query(accepted: string | null, more: RequestInit = {}, of = page) {
  const requested = new Request('http://localhost/', {
    ...more,
    headers: accepted ? { 'accept-encoding': accepted } : {},
  });
  const response = await sendPage(requested, of);
  return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a page', () => {
  test.each(['zstd', 'gzip, deflate, br, zstd'])('is sent as zstd for «%s»', async (accepted) => {
    const { encoding, bytes } = await query(accepted);
    expect([encoding, zstdDecompressSync(bytes).toString()]).toEqual(['zstd', text]);
  });

  test.each(['br', 'gzip, deflate, br', 'gzip;q=1.0, br;q=0.8', 'br, zstd;q=0'])(
    'is sent as brotli for «%s»',
    async (accepted) => {
      const { encoding, bytes } = await query(accepted);
      expect([encoding, brotliDecompressSync(bytes).toString()]).toEqual(['br', text]);
    },
  );

  test.each(['gzip', 'gzip, deflate', 'gzip, br;q=0'])('is sent as gzip for «%s»', async (accepted) => {
    const { encoding, bytes } = await query(accepted);
    expect([encoding, gunzipSync(bytes).toString()]).toEqual(['gzip', text]);
  });

  test.each([null, 'identity', 'gzip;q=0, br;q=0.0'])('is sent uncompressed for «%s»', async (accepted) => {
    const { encoding, bytes } = await query(accepted);
    expect([encoding, bytes.toString()]).toEqual([null, text]);
  });

  test('is compressed once for concurrent requests, only in the encoding they accept', async () => {
    const cached = await makePage();
    await Promise.all([query('gzip', {}, cached), query('gzip', {}, cached)]);
    const made = cached.packed.gzip;
    await query('gzip', {}, cached);
    expect(cached.packed).toEqual({ gzip: made });
    expect(cached.packed.gzip).toBe(made);
  });

  test('is compressed again after a failure', async () => {
    const cached = await makePage();
    vi.spyOn(pack, 'gzip').mockRejectedValueOnce(new Error('No memory'));
    await expect(query('gzip', {}, cached)).rejects.toThrow('No memory');
    expect((await query('gzip', {}, cached)).encoding).toBe('gzip');
  });

  test('is compressed better when it is requested again', async () => {
    const cached = await makePage();
    const before = await query('br', {}, cached);
    tighten(cached);
    tighten(cached);
    expect(await query('br', {}, cached)).toEqual(before);
    await vi.waitFor(() => expect(cached.packed.tight).toBeInstanceOf(Uint8Array));
    const { encoding, bytes } = await query('zstd, br', {}, cached);
    expect([encoding, brotliDecompressSync(bytes).toString()]).toEqual(['br', text]);
    expect(bytes.length).toBeLessThan(before.bytes.length);
  });

  test('has no body for HEAD', async () => {
    expect(await query('gzip', { method: 'HEAD' })).toEqual({ encoding: 'gzip', bytes: Buffer.alloc(0) });
  });

  test('allows its inline scripts by hash, each once, and nothing else', async () => {
    const scripts = [
      '<script>a()</script>',
      '<script type="module">é()</script>',
      '<script>a()</script>',
      '<script src="/b.js"></script>',
      '<script type="later" async="" src="/c.js"></script>',
      '<script type="application/json" id="texts">{"d":"<script>"}</script>',
      '<script type="application/ld+json">{}</script>',
      '<script>never ends',
    ];
    const saved = {
      status: 200,
      headers,
      body: Buffer.from(scripts.join('<p>')),
      style: '',
      isSecret: false,
    };
    const { headers: sent } = await toPage(saved, making);
    const [, policy = ''] = sent.plain.find(([name]) => name === 'content-security-policy') ?? [];
    expect(policy).toContain(`script-src 'self' ${allowanceOf('a()')} ${allowanceOf('é()')};`);
  });

  test('allows only its own style, by hash', () => {
    const [, policy] = page.headers.plain.find(([name]) => name === 'content-security-policy') ?? [];
    expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
  });
});

describe('a page', () => {
  test.each([
    {
      status: 200,
      isSecret: false,
      isStored: true,
      cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      referrer: 'strict-origin-when-cross-origin',
    },
    {
      status: 404,
      isSecret: false,
      isStored: false,
      cacheControl: 'no-store',
      referrer: 'strict-origin-when-cross-origin',
    },
    { status: 200, isSecret: true, isStored: false, cacheControl: 'no-store', referrer: 'no-referrer' },
  ])('of status $status, secret $isSecret, may be stored: $isStored', async (row) => {
    const { status, isSecret, isStored, cacheControl, referrer } = row;
    const made = await toPage({ status, headers, body: Buffer.from(text), style, isSecret }, making);
    const sent = Object.fromEntries(made.headers.plain);
    expect(made.isStored).toBe(isStored);
    expect([sent['cache-control'], sent['referrer-policy']]).toEqual([cacheControl, referrer]);
  });
});
