import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionFailure, isConnectionLost, sendPersistently, setConnectionLost } from './connection.ts';

const request = () => new Request('https://mestria.example/api/courses', { method: 'POST', body: '{}' });
const failure = () => Response.json({ status: 'error', message: 'ConnectionFailure' }, { status: 503 });

function cutOff(): Response {
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"status":"succ')),
    pull: (stream) => stream.error(new TypeError('network error')),
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setConnectionLost(false);
});

describe('a lost connection', () => {
  test('is retried twice, a second apart, and then fails as ConnectionFailure', async () => {
    const sentAt: number[] = [];
    const startedAt = Date.now();
    const sending = sendPersistently(request(), async () => {
      sentAt.push(Date.now() - startedAt);
      throw new TypeError('Failed to fetch');
    });
    const outcome = sending.catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(ConnectionFailure);
    expect(sentAt).toEqual([0, 1_000, 2_000]);
    expect(isConnectionLost()).toBe(true);
  });

  test('is also reported by the server, and ends with the next answer', async () => {
    const answers = [failure(), failure(), Response.json({ status: 'success' })];
    setConnectionLost(true);
    const sending = sendPersistently(request(), async () => answers.shift() ?? failure());
    await vi.runAllTimersAsync();
    expect((await sending).status).toBe(200);
    expect(isConnectionLost()).toBe(false);
  });

  test.each([200, 400, 500, 502])('is reported by an answer of any HTTP status: %i', async (status) => {
    const lost = () => Response.json({ status: 'error', message: 'ConnectionFailure' }, { status });
    const send = vi.fn<() => Promise<Response>>(async () => lost());
    const outcome = sendPersistently(request(), send).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(ConnectionFailure);
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('may cut an answer off', async () => {
    const answers = [cutOff(), Response.json({ status: 'success' })];
    const sending = sendPersistently(request(), async () => answers.shift() ?? cutOff());
    await vi.runAllTimersAsync();
    expect(await (await sending).json()).toEqual({ status: 'success' });
  });

  test('is not a text that contains the word', async () => {
    const results = [{ title: 'ConnectionFailure', message: 'ConnectionFailure' }];
    const send = vi.fn<() => Promise<Response>>(async () => Response.json({ status: 'success', results }));
    expect((await sendPersistently(request(), send)).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('includes an unknown outcome of a command with an idempotency key', async () => {
    const errors = [{ code: 'outcome_unknown', message: 'Nobody knows.' }];
    const unknown = () => Response.json({ status: 'error', message: 'Nobody knows.', errors }, { status: 503 });
    const answers = [unknown(), Response.json({ status: 'success' })];
    const keyed = new Request(request(), { headers: { 'idempotency-key': 'once' } });
    const sending = sendPersistently(keyed, async () => answers.shift() ?? unknown());
    await vi.runAllTimersAsync();
    expect((await sending).status).toBe(200);
    expect((await sendPersistently(request(), async () => unknown())).status).toBe(503);
  });

  test('does not include a refusal', async () => {
    const send = vi.fn<() => Promise<Response>>(async () =>
      Response.json({ status: 'error', message: 'No.' }, { status: 503 }),
    );
    expect((await sendPersistently(request(), send)).status).toBe(503);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
