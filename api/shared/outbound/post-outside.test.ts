import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { lookupOutside, mayBeOutside, NotPublic, postOutside } from './post-outside.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

type Received = { url: string; body: string; headers: NodeJS.Dict<string | string[]> };

async function receiver(status: number, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ url: request.url ?? '', body, headers: request.headers });
      response.writeHead(status, headers).end('x'.repeat(100));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received };
}

const sent = { headers: { 'content-type': 'application/json' }, body: '{"ação":1}', timeoutMs: 2_000 };

describe('a body that is sent outside', () => {
  test('arrives whole, and its answer is the status alone', async () => {
    const { url, received } = await receiver(202);
    expect(await postOutside(url, { ...sent, allowsPrivate: true })).toEqual({ status: 202, retryAfter: null });
    expect(received).toMatchObject([{ url: '/hook', body: sent.body, headers: { 'content-length': '12' } }]);
  });

  test('follows no redirect', async () => {
    const elsewhere = await receiver(200);
    const { url } = await receiver(307, { location: elsewhere.url, 'retry-after': '120' });
    expect(await postOutside(url, { ...sent, allowsPrivate: true })).toEqual({ status: 307, retryAfter: '120' });
    expect(elsewhere.received).toEqual([]);
  });

  test('never reaches a private network', async () => {
    const { received, url } = await receiver(200);
    const { port } = new URL(url);
    const closed = [url, 'https://127.0.0.1/', 'https://[::1]/', `https://localhost:${port}/`];
    for (const address of closed) {
      await expect(postOutside(address, { ...sent, allowsPrivate: false })).rejects.toThrow(NotPublic);
    }
    expect(received).toEqual([]);
  });

  test.for([true, false])('goes to no name that leads there, asked for all addresses: %s', async (all) => {
    const looked = new Promise((settle) => lookupOutside('localhost', { all }, (error) => settle(error)));
    expect(await looked).toBeInstanceOf(NotPublic);
  });
});

describe('a web address', () => {
  test.for([
    ['https://erp.exemplo.ao/hook', true],
    ['https://erp.exemplo.ao:8443/hook', true],
    ['https://41.63.1.2/hook', true],
    ['http://erp.exemplo.ao/hook', false],
    ['https://ana:segredo@erp.exemplo.ao/', false],
    ['https://servidor/', false],
    ['https://impressora.local/', false],
    ['https://127.1/', false],
    ['https://0x7f000001/', false],
    ['https://2130706433/', false],
    ['https://[::ffff:127.0.0.1]/', false],
    ['https://169.254.169.254/latest', false],
  ] as const)('%s may be outside: %s', ([address, may]) => expect(mayBeOutside(new URL(address))).toBe(may));
});
