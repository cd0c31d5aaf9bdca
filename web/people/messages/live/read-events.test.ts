import { describe, expect, test } from 'vitest';
import { makeStream } from './make.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

async function read(answer: Response, silentForMs = 1_000) {
  const received: StreamEvent[] = [];
  let retryMs = 0;
  await readEvents(answer.body ?? new ReadableStream(), {
    listen: (event) => received.push(event),
    retry: (afterMs) => {
      retryMs = afterMs;
    },
    silentForMs,
    signal: new AbortController().signal,
  });
  return { received, retryMs };
}

describe('a stream of events', () => {
  test('is parsed however it is split into chunks', async () => {
    const text = 'retry: 3000\n\n: alive\n\nid: 7\nevent: ready\ndata: {}\n\nevent: notifications-update\ndata: {}\n\n';
    const expected = {
      received: [
        { name: 'ready', id: '7' },
        { name: 'notifications-update', id: undefined },
      ],
      retryMs: 3_000,
    };
    expect(await read(makeStream([text]))).toEqual(expected);
    expect(await read(makeStream(text.split('')))).toEqual(expected);
    expect(await read(makeStream([text.replaceAll('\n', '\r\n')]))).toEqual(expected);
  });

  test('drops an event that its end cut off', async () => {
    expect(await read(makeStream(['event: ready\ndata: {}\n']))).toMatchObject({ received: [] });
  });

  test('ends when it falls silent', async () => {
    const { received } = await read(makeStream(['id: 1\nevent: ready\ndata: {}\n\n'], { open: true }), 20);
    expect(received).toHaveLength(1);
  });
});
