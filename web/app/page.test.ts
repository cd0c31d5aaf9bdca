import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sendPage, toPage } from './page.ts';

const text = `<!DOCTYPE html><html><head><style>a{}</style></head><body>${'Olá. '.repeat(100)}</body></html>`;
const origins = { contentOrigin: 'http://content.example', apiOrigin: null };
const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
const page = await toPage({ status: 200, headers, text, style: 'a{}' }, { origins, freshMs: 60_000, staleMs: 600_000 });

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
    const made = page.gzip;
    await ask('gzip');
    expect(page.gzip).toBe(made);
  });

  test('goes without its bytes to who asks for its head alone', async () => {
    expect(await ask('gzip', { method: 'HEAD' })).toEqual({ encoding: 'gzip', bytes: Buffer.alloc(0) });
  });

  test('allows its own style by its hash, and no other', () => {
    const [, policy] = page.headers.plain.find(([name]) => name === 'content-security-policy') ?? [];
    expect(policy).toContain("style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';");
  });
});
