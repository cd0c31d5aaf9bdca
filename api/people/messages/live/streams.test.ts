import { describe, expect, test } from 'vitest';
import { makeStreams } from './streams.ts';

const ana = { userId: 1, sessionId: 10 };
const rui = { userId: 2, sessionId: 20 };

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(body).text();
}

describe('the streams of a process', () => {
  test('send events to all browsers of their user alone', async () => {
    const streams = makeStreams();
    const opened = [streams.open(ana), streams.open({ ...ana, sessionId: 11 }), streams.open(rui)];
    for (const { begin } of opened) begin('hello ');
    streams.send(1, 'news ');
    streams.emitAll('beat ');
    streams.endWhere(() => true);
    const texts = await Promise.all(opened.map(({ body }) => textOf(body)));
    expect(texts).toEqual(['hello news beat ', 'hello news beat ', 'hello beat ']);
    expect(streams.count()).toBe(0);
  });

  test('buffer events until they begin', async () => {
    const streams = makeStreams();
    const { body, begin, end } = streams.open(ana);
    streams.send(1, 'news');
    begin('hello ');
    end();
    expect(await textOf(body)).toBe('hello news');
  });

  test('remove a reader who leaves', async () => {
    const streams = makeStreams();
    const { body, begin, end } = streams.open(ana);
    begin('hello');
    await body.cancel();
    expect([streams.count(), streams.users(), streams.sessions()]).toEqual([0, [], []]);
    streams.send(1, 'news');
    end();
  });

  test('disconnect a slow reader, and buffer at most 16 KiB for it', async () => {
    const streams = makeStreams();
    const { body, begin } = streams.open(ana);
    begin('hello');
    let sent = 0;
    while (streams.count() > 0) {
      streams.send(1, 'x'.repeat(1_000));
      sent += 1;
    }
    expect(sent).toBeLessThan(20);
    await expect(textOf(body)).rejects.toThrow('The reader is too slow.');
  });

  test('end with their session', async () => {
    const streams = makeStreams();
    const one = streams.open(ana);
    streams.open(rui);
    one.begin('hello');
    streams.endWhere(({ sessionId }) => sessionId === 10);
    expect(await textOf(one.body)).toBe('hello');
    expect(streams.sessions()).toEqual([20]);
  });

  test('are limited to twelve per user, where the oldest ends', async () => {
    const streams = makeStreams();
    const first = streams.open(ana);
    first.begin('hello');
    for (let more = 0; more < 12; more += 1) streams.open(ana);
    expect(await textOf(first.body)).toBe('hello');
    expect(streams.count()).toBe(12);
  });

  test('are limited for the process', async () => {
    const streams = makeStreams({ most: 3 });
    const opened = [streams.open(ana), streams.open(ana), streams.open(rui)];
    expect(() => streams.open(rui)).toThrow('streams_full');
    expect(() => streams.open({ userId: 3, sessionId: 30 })).toThrow('streams_full');
    expect(streams.count()).toBe(3);
    opened[0]?.end();
    await opened[1]?.body.cancel();
    expect(streams.count()).toBe(1);
    streams.open({ userId: 3, sessionId: 30 });
    expect(streams.count()).toBe(2);
  });
});
