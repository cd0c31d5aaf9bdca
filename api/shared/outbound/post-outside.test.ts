import dns from 'node:dns';
import { createServer } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isOnlyHere, mayBeOutside, NotPublic, postOutside } from './post-outside.ts';

/** What names lead to, look after look; the last answer stays. */
function resolveTo(...answers: string[][]) {
  return vi.spyOn(dns, 'lookup').mockImplementation(((
    _name: string,
    _options: object,
    callback: (...result: unknown[]) => void,
  ) => {
    const [addresses = []] = answers.length > 1 ? answers.splice(0, 1) : answers;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as typeof dns.lookup);
}

const closing: (() => void)[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  closing.splice(0).forEach((close) => close());
});

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

  test.for([
    ['127.0.0.1'],
    ['10.0.0.7'],
    ['169.254.169.254'],
    ['::1'],
    ['fd00::7'],
    ['::ffff:127.0.0.1'],
    ['41.63.1.2', '10.0.0.7'],
  ])('goes to no name that leads to %s', async (...[addresses]) => {
    resolveTo(addresses);
    const refused = postOutside('https://erp.exemplo.ao/hook', { ...sent, allowsPrivate: false });
    await expect(refused).rejects.toThrow('erp.exemplo.ao leads into a private network.');
  });

  test('looks a name up once, which is for the connection itself, and again for the next request', async () => {
    const { url, received } = await receiver(200);
    const address = `https://erp.exemplo.ao:${new URL(url).port}/hook`;
    // The first look leads nowhere that answers; a second one would lead here.
    const lookup = resolveTo(['192.0.0.9'], ['127.0.0.1']);
    for (const _ of [1, 2]) {
      await expect(postOutside(address, { ...sent, allowsPrivate: false })).rejects.toThrow(NotPublic);
    }
    expect([lookup.mock.calls.length, received]).toEqual([2, []]);
  });

  test.for([
    [
      'an answer that changes the protocol',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
      /without an answer/,
    ],
    ['no answer at all', '', /hang up|ECONNRESET/],
    ['half an answer', 'HTTP/1.1 200 OK\r\nContent-', /abort/i],
  ] as const)('ends with an error after %s', async ([, answer, error]) => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => (answer === '' ? socket.end() : socket.write(answer)));
      closing.push(() => socket.destroy());
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    closing.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const posted = postOutside(`http://127.0.0.1:${port}/`, { ...sent, timeoutMs: 200, allowsPrivate: true });
    await expect(posted).rejects.toThrow(error);
  });
});

test.for([
  ['http://localhost:3000', false, true],
  ['http://127.0.0.1:3000', false, true],
  ['https://demo.mestria.example', false, false],
  ['http://10.0.0.5:3000', false, false],
  ['http://localhost.evil.example', false, false],
  ['http://localhost:3000', true, false],
] as const)('a site at %s, in production %s, is open here alone: %s', ([publicUrl, production, only]) => {
  expect(isOnlyHere({ publicUrl, production })).toBe(only);
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
