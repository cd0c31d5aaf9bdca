import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { sendPage, tighten, toPage } from './page.ts';

const text = `<!DOCTYPE html><html><head><style>a{}</style></head><body>${Array.from({ length: 400 }, (_, at) => `Olá ${at * at}. `).join('')}</body></html>`;
const origins = { contentOrigin: 'http://content.example', apiOrigin: null };
const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
const making = { origins, freshMs: 60_000, staleMs: 600_000 };
const makePage = () => toPage({ status: 200, headers, text, style: 'a{}', drawnFrom: 'a' }, making);
const page = await makePage();

async function ask(accepted: string | null, more: RequestInit = {}) {
  const asked = new Request('http://localhost/', { ...more, headers: accepted ? { 'accept-encoding': accepted } : {} });
  const response = await sendPage(asked, page);
  return { encoding: response.headers.get('content-encoding'), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a page', () => {
  test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0.8'])(
    'goes as brotli to who takes «%s»',
    async (accepted) => {
      const { encoding, bytes } = await ask(accepted);
      expect([encoding, brotliDecompressSync(bytes).toString()]).toEqual(['br', text]);
    },
  );

  test.each(['gzip', 'gzip, deflate', 'gzip, br;q=0'])('goes as gzip to who takes «%s»', async (accepted) => {
    const { encoding, bytes } = await ask(accepted);
    expect([encoding, gunzipSync(bytes).toString()]).toEqual(['gzip', text]);
  });

  test.each([null, 'identity', 'gzip;q=0, br;q=0.0'])('goes as it is to who takes «%s»', async (accepted) => {
    const { encoding, bytes } = await ask(accepted);
    expect([encoding, bytes.toString()]).toEqual([null, text]);
  });

  test('is made into gzip once', async () => {
    await ask('gzip');
    const made = page.compressed.gzip;
    await ask('gzip');
    expect(page.compressed.gzip).toBe(made);
  });

  test('becomes smaller when it is asked for again, and says the same', async () => {
    const kept = await makePage();
    const before = kept.compressed.brotli;
    tighten(kept);
    tighten(kept);
    await vi.waitFor(() => expect(kept.compressed.brotli.length).toBeLessThan(before.length));
    expect(brotliDecompressSync(kept.compressed.brotli).toString()).toBe(text);
  });

  test('goes without its bytes to who asks for its head alone', async () => {
    expect(await ask('gzip', { method: 'HEAD' })).toEqual({ encoding: 'gzip', bytes: Buffer.alloc(0) });
  });

  test('allows its own style by its hash, and no other', () => {
    const [, policy] = page.headers.plain.find(([name]) => name === 'content-security-policy') ?? [];
    expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
  });
});
