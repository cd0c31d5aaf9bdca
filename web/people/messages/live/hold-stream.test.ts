import { describe, expect, test, vi } from 'vitest';
import { holdStream, pauseMs } from './hold-stream.ts';
import { makeStream } from './make.ts';

type Answer = () => Response | null;

const ready = () => makeStream(['retry: 2000\n\nid: 4\nevent: ready\ndata: {}\n\n']);
const status = (code: number) => () => new Response(null, { status: code });
const lost = () => {
  throw new TypeError('Failed to fetch');
};

async function hold(...answers: Answer[]) {
  const over = new AbortController();
  const requested: (string | undefined)[] = [];
  const received: string[] = [];
  const pauses: number[] = [];
  let lastEventId: string | undefined;
  await holdStream({
    signal: over.signal,
    lastEventId: () => lastEventId,
    listen: ({ name, id }) => {
      lastEventId = id;
      received.push(name);
    },
    pause: async (ms) => {
      pauses.push(ms);
      if (requested.length === answers.length) over.abort();
    },
    open: async (id) => {
      requested.push(id);
      return answers[requested.length - 1]?.() ?? null;
    },
  });
  return { requested, received, pauses };
}

describe('a held stream', () => {
  test('continues after the last received event', async () => {
    const { requested, received } = await hold(ready, ready);
    expect(requested).toEqual([undefined, '4']);
    expect(received).toEqual(['ready', 'ready']);
  });

  test('is retried with growing pauses when the connection or the server fails', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { requested, pauses } = await hold(lost, status(503), status(502), lost);
    expect(requested).toHaveLength(4);
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000]);
    vi.restoreAllMocks();
  });

  test('waits as long as the server requests', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect((await hold(ready)).pauses).toEqual([4_000]);
    vi.restoreAllMocks();
  });

  test('ends with the session, without another request', async () => {
    expect((await hold(status(401), ready)).requested).toHaveLength(1);
    expect((await hold(status(403), ready)).requested).toHaveLength(1);
    expect((await hold(() => null, ready)).requested).toHaveLength(1);
  });
});

test('a pause grows to a minute, with jitter between its half and its whole', () => {
  expect(pauseMs(1_000, 0, () => 0)).toBe(500);
  expect(pauseMs(1_000, 3, () => 1)).toBe(8_000);
  expect(pauseMs(1_000, 50, () => 1)).toBe(60_000);
});
