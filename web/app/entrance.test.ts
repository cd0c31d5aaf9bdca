import { connect } from 'node:net';
import { serve } from 'srvx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entrance } from './entrance.ts';

const site = { publicUrl: 'https://mestria.example', production: true };
const server = serve({
  fetch: ({ method, url }) =>
    new Response(`${method} ${url}`, { headers: { 'x-content-type-options': 'nosniff', 'x-of': 'page' } }),
  middleware: [entrance(site)],
  port: 0,
  hostname: '127.0.0.1',
  silent: true,
  gracefulShutdown: false,
});

beforeAll(() => server.ready());
afterAll(() => server.close(true));

function sent(line: string, host = 'mestria.example'): Promise<string> {
  const { port } = new URL(server.url ?? '');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`${line} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

describe('the entrance', () => {
  test.each(['/contact?lang=en-GB#saving', '/\\evil.example/', 'http://evil.example/courses', '*'])(
    'refuses the target %s',
    async (target) => {
      const answer = await sent(`GET ${target}`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('This request cannot be read.');
    },
  );

  test.each(['evil.example', 'mestria.example:99999', '1.2.3.999', 'a b', '[::zz]'])(
    'ignores the host «%s»',
    async (host) => {
      expect(await sent('GET /courses?page=2', host)).toContain('GET http://mestria.example/courses?page=2');
    },
  );

  test('accepts an absolute address of its own host', async () => {
    const answer = await sent('GET https://mestria.example/courses?page=2', 'evil.example');
    expect(answer).toContain('GET http://mestria.example/courses?page=2');
  });

  test.each(['//evil.example/x/', '///evil.example/x/', '/.//evil.example/x/'])(
    'redirects %s to a path of its own',
    async (target) => {
      const answer = await sent(`GET ${target}`, 'evil.example');
      expect(answer).toMatch(/^HTTP\/1\.1 308 /);
      expect(answer).toMatch(/\r\nlocation: \/(\.\/)?evil\.example\/x\/\r\n/);
    },
  );

  test.each(['TRACE', 'PROPFIND', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s for a page', async (method) => {
    const answer = await sent(`${method} /courses`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/);
  });

  test('refuses TRACE for the API, which decides on all other methods', async () => {
    expect(await sent('TRACE /api/courses')).toMatch(/^HTTP\/1\.1 405 /);
    expect(await sent('DELETE /api/courses')).toContain('DELETE http://mestria.example/api/courses');
  });

  test.each(['/courses', '/api/courses', '//courses', '*'])(
    'sends nosniff once and HSTS with the answer to %s',
    async (target) => {
      const answer = await sent(`GET ${target}`);
      expect(answer.match(/x-content-type-options: nosniff\r\n/g)).toHaveLength(1);
      expect(answer).toContain('strict-transport-security: max-age=31536000\r\n');
    },
  );
});
