import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { closeGently } from './close-gently.ts';

const anHour = 3_600_000;

type Holding = { server: Server; url: string; agent: Agent; answers: (() => void)[] };

/** Answers `/now` at once, and other paths when the test allows it. */
async function makeServer(): Promise<Holding> {
  const answers: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/now') response.end('now');
    else answers.push(() => response.end('whole'));
  }).listen(0, '127.0.0.1');
  server.keepAliveTimeout = anHour;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, agent, answers };
}

function fetchFrom({ url, agent }: Holding, path: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(url + path, { agent }, (response: IncomingMessage) => void text(response).then(resolve, reject)).on(
    'error',
    reject,
  );
  return promise;
}

async function untilHeld({ server, answers }: Holding): Promise<void> {
  while (answers.length === 0) await once(server, 'request');
}

test('a closing server completes the running request and refuses new ones', async () => {
  const held = await makeServer();
  const slow = fetchFrom(held, '/slow');
  await untilHeld(held);
  const closing = closeGently(held.server, anHour);
  await expect(fetchFrom(held, '/now')).rejects.toThrow('ECONNREFUSED');
  held.answers[0]?.();
  expect(await slow).toBe('whole');
  // Its connection is kept alive for an hour; closing does not wait for it.
  await closing;
});

test('a closing server answers a request on an idle connection, and says that it closes it', async () => {
  const held = await makeServer();
  expect(await fetchFrom(held, '/now')).toBe('now');
  const closing = closeGently(held.server, anHour);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(`${held.url}/now`, { agent: held.agent }, resolve).on('error', reject);
  const answer = await promise;
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(await text(answer)).toBe('now');
  await closing;
});

test('a closing server cuts idle connections soon and slow requests at the deadline', async () => {
  const held = await makeServer();
  expect(await fetchFrom(held, '/now')).toBe('now');
  await closeGently(held.server, anHour);

  const other = await makeServer();
  const slow = fetchFrom(other, '/slow');
  await untilHeld(other);
  const [cut] = await Promise.allSettled([slow, closeGently(other.server, 1)]);
  expect(cut).toMatchObject({ status: 'rejected', reason: { code: 'ECONNRESET' } });
});
