import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renewTokensWith, storageKeys } from '#web/shared/session/session-store.ts';
import { openEvents } from './open-events.ts';

const address = 'http://mestria.test/api/events';
const stored = new Map<string, string>();
const signal = new AbortController().signal;

function answering(...statuses: number[]) {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return new Response(null, { status: statuses[sent.length - 1] ?? 500 });
  });
  return sent;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  const soon = Math.floor(Date.now() / 1_000) + 600;
  stored.set(storageKeys.token, `a.${btoa(JSON.stringify({ iat: soon - 600, exp: soon }))}.c`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  renewTokensWith(async () => null);
});

describe('the stream of events is requested', () => {
  test('with the token of the session and the last event', async () => {
    const [sent] = [answering(200)];
    expect((await openEvents(address, { lastEventId: '12', signal }))?.status).toBe(200);
    expect(sent[0]?.get('authorization')).toBe(`Bearer ${stored.get(storageKeys.token)}`);
    expect(sent[0]?.get('last-event-id')).toBe('12');
  });

  test('once more with a new token when the API refuses the old one', async () => {
    renewTokensWith(async () => 'new');
    const sent = answering(401, 200);
    expect((await openEvents(address, { lastEventId: undefined, signal }))?.status).toBe(200);
    expect(sent.map((headers) => headers.get('authorization')).at(-1)).toBe('Bearer new');
    expect(sent[0]?.has('last-event-id')).toBe(false);
  });

  test('never by a guest, and not again when the session is over', async () => {
    const sent = answering(401, 200);
    expect(await openEvents(address, { lastEventId: undefined, signal })).toBeNull();
    expect(sent).toHaveLength(1);
    stored.clear();
    expect(await openEvents(address, { lastEventId: undefined, signal })).toBeNull();
    expect(sent).toHaveLength(1);
  });

  test('only twice when the new token is refused as well', async () => {
    renewTokensWith(async () => 'new');
    const sent = answering(401, 401, 200);
    expect((await openEvents(address, { lastEventId: undefined, signal }))?.status).toBe(401);
    expect(sent).toHaveLength(2);
  });
});
