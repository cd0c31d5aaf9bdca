import { connect } from 'node:net';
import { serve } from 'srvx';
import { describe, expect, test } from 'vitest';
import { readText, withBodyWithin } from './body-within.ts';
import { readBytes } from './read-form.ts';

const most = 100;
/** Node requires it for a stream; the DOM types lack it. */
const halfDuplex = { duplex: 'half' };

/** Sends these bytes to a server that reports how much it read, and returns the whole answer. */
async function exchange(bytes: string): Promise<string> {
  const server = serve({
    port: 0,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      try {
        const within = await withBodyWithin(request, most);
        return new Response(`read ${(await within.text()).length}`);
      } catch {
        return new Response('refused', { status: 413 });
      }
    },
  });
  await server.ready();
  const { port } = new URL(server.url ?? '');
  const answered = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), 'localhost', () => socket.write(bytes));
    let received = '';
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('close', () => resolve(received));
    socket.on('error', () => resolve(received));
    setTimeout(() => socket.destroy(), 5_000).unref();
  });
  await server.close(true);
  return answered;
}

/** Fifty bytes each. */
const chunks = (many: number) => `32\r\n${'x'.repeat(50)}\r\n`.repeat(many);
const head = (...lines: string[]) =>
  ['POST /x HTTP/1.1', 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n');

describe('a body over the wire', () => {
  test('is no longer than its declared length', async () => {
    const answered = await exchange(head('Content-Length: 20') + 'x'.repeat(5000));
    expect(answered).toMatch(/read 20|400 Bad Request/);
    expect(answered).not.toContain('read 5000');
  });

  test('is refused by its declared length', async () => {
    expect(await exchange(head('Content-Length: 101') + 'x'.repeat(101))).toContain('refused');
  });

  test('is read up to the limit when no length is declared', async () => {
    expect(await exchange(`${head('Transfer-Encoding: chunked')}${chunks(2)}0\r\n\r\n`)).toContain('read 100');
    expect(await exchange(head('Transfer-Encoding: chunked') + chunks(3))).toContain('refused');
  });

  test.each([
    ['text of a said length', readText, { 'content-length': '5' }],
    ['text', readText, {}],
    ['bytes', readBytes, {}],
  ])('that breaks off is refused and is no bug: %s', async (_what, read, headers: Record<string, string>) => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
    const request = new Request('http://mestria.test', { method: 'POST', headers, body, ...halfDuplex });
    await expect(read(request, most)).rejects.toThrow('invalid_input');
  });

  test('is refused with two lengths', async () => {
    const both = head('Content-Length: 5', 'Transfer-Encoding: chunked');
    expect(await exchange(`${both}32\r\n${'x'.repeat(50)}\r\n0\r\n\r\n`)).toContain('400 Bad Request');
  });
});
