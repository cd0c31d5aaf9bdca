import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packed } from './packed.ts';

const long = { results: Array.from({ length: 100 }, (_, id) => ({ id, name: 'Extintores' })) };

function requesting(accepted?: string): Request {
  return new Request('http://mestria.test/api/courses', {
    method: 'POST',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
}

describe('an answer', () => {
  test.for([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('for the encodings %s is sent as %s, a tenth of the size', async ([accepted, encoding, unpack]) => {
    const response = await packed(
      requesting(accepted),
      Response.json(long, { status: 201, headers: { vary: 'origin' } }),
    );
    const bytes = await response.bytes();
    expect(response.status).toBe(201);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('origin, accept-encoding');
    expect(JSON.parse(unpack(bytes).toString())).toEqual(long);
    expect(bytes.length * 5).toBeLessThan(JSON.stringify(long).length);
  });

  test.for([[undefined], ['identity'], ['gzip;q=0']])('is not compressed for the encoding %s', async ([accepted]) => {
    const response = await packed(requesting(accepted), Response.json(long));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.json()).toEqual(long);
  });

  test('is not compressed when it is short or not JSON', async () => {
    const short = await packed(requesting('br'), Response.json({ status: 'success' }));
    expect(short.headers.get('content-encoding')).toBeNull();
    expect(await short.json()).toEqual({ status: 'success' });
    const stream = new Response('data: 1\n\n'.repeat(500), { headers: { 'content-type': 'text/event-stream' } });
    expect(await packed(requesting('br'), stream)).toBe(stream);
  });
});
