import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerUnreadable } from './answer-unreadable.ts';

let server: Server;

beforeEach(async () => {
  server = createServer((_request, response) => response.end('read'));
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function sent(bytes: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received)).on('error', reject);
  });
}

test('an address that is too long is refused in both languages', async () => {
  const received = await sent(`GET /courses?search=${'%C3%A3'.repeat(10_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 431 /);
  expect(received).toContain('Encurte o que procura');
  expect(received).toContain('Shorten what you look for');
});

test('cookies that are too long are cleared', async () => {
  const cookies = Array.from({ length: 10 }, (_, at) => `c${at}=${'x'.repeat(4_000)}`).join('; ');
  const received = await sent(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${cookies}\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 431 [^]*\r\nclear-site-data: "cookies"\r\n/);
});

test('bytes that are no request are refused', async () => {
  const received = await sent('hello\r\n\r\n');
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received).toContain('This request cannot be read.');
  expect(received).not.toContain('clear-site-data');
});
