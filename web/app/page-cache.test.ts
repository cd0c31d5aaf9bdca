import { describe, expect, test } from 'vitest';
import { savingKey } from './cached-pages.ts';
import { DatabaseAway } from '#api/shared/database/database-away.ts';
import { pageCache } from './page-cache.ts';
import type { Page } from './page.ts';

const inAnHour = Date.now() + 3_600_000;

function makePage(text: string, over: Partial<Page> = {}): Page {
  const body = new TextEncoder().encode(text);
  return {
    status: 200,
    isStored: true,
    body,
    packed: {},
    etag: '',
    headers: { plain: [], zstd: [], br: [], gzip: [] },
    freshUntil: inAnHour,
    staleUntil: inAnHour,
    ...over,
  };
}

const away = () => Promise.reject(new DatabaseAway('gone', { mayHaveCommitted: false }));

describe('cached pages', () => {
  test('are rendered once for concurrent requests', async () => {
    const cache = pageCache({ mostBytes: 100_000 });
    let made = 0;
    const make = async () => makePage(String((made += 1)));
    await Promise.all(Array.from({ length: 200 }, async () => cache.page('/courses', make)));
    await cache.page('/courses', make);
    expect(made).toBe(1);
  });

  test('are served stale while they are rendered again', async () => {
    const cache = pageCache({ mostBytes: 100_000 });
    const old = makePage('old', { freshUntil: 0 });
    await cache.page('/', async () => old);
    expect(await cache.page('/', async () => makePage('new'))).toBe(old);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await cache.page('/', async () => makePage('newer'))).toMatchObject({ body: makePage('new').body });
  });

  test.each([
    ['a moment ago', { freshUntil: 0 }],
    ['too long ago to be served', { freshUntil: 0, staleUntil: 0 }],
  ])('that expired %s are rendered once for 200 requests', async (_, expired) => {
    const cache = pageCache({ mostBytes: 100_000 });
    await cache.page('/courses', async () => makePage('old', expired));
    let made = 0;
    const make = async () => {
      made += 1;
      await new Promise((resolve) => setImmediate(resolve));
      return makePage('new');
    };
    const pages = await Promise.all(Array.from({ length: 200 }, async () => cache.page('/courses', make)));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await cache.page('/courses', make)).toMatchObject({ body: makePage('new').body });
    expect([pages.length, made]).toEqual([200, 1]);
  });

  test('go when their path is dropped, even while they are rendered', async () => {
    const cache = pageCache({ mostBytes: 100_000 });
    const making = cache.page('/courses?page=2', async () => makePage('before'));
    cache.drop(['/courses']);
    await making;
    expect(await cache.page('/courses?page=2', async () => makePage('after'))).toMatchObject({
      body: makePage('after').body,
    });
  });

  test('of other paths stay', async () => {
    const cache = pageCache({ mostBytes: 100_000 });
    const home = makePage('home');
    await cache.page('/', async () => home);
    cache.drop(['/courses']);
    expect(await cache.page('/', async () => makePage('other'))).toBe(home);
  });

  test('make room for the newest', async () => {
    const cache = pageCache({ mostBytes: 5_000 });
    await cache.page('/a', async () => makePage('12345678'));
    await cache.page('/b', async () => makePage('12345678'));
    expect(await cache.page('/a', async () => makePage('again'))).toMatchObject({ body: makePage('again').body });
  });

  test('that were read least recently make room', async () => {
    const cache = pageCache({ mostBytes: 9_000 });
    await cache.page('/a', async () => makePage('a'));
    await cache.page('/b', async () => makePage('b'));
    await cache.page('/a', async () => makePage('again'));
    await cache.page('/c', async () => makePage('c'));
    expect(await cache.page('/a', async () => makePage('again'))).toMatchObject({ body: makePage('a').body });
    expect(await cache.page('/b', async () => makePage('again'))).toMatchObject({ body: makePage('again').body });
  });
});

describe('cached pages at their limits', () => {
  test('that are old are sent while the database is away, unless they were dropped', async () => {
    const cache = pageCache({ mostBytes: 100_000 });
    const old = makePage('old', { staleUntil: Date.now() - 1_000 });
    await cache.page('/courses', async () => old);
    expect(await cache.page('/courses', away)).toBe(old);
    await expect(cache.page('/courses', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    cache.drop(['/courses']);
    await expect(cache.page('/courses', away)).rejects.toThrow('away');
  });

  test('count with their overhead, so that the number of short ones is limited', async () => {
    const cache = pageCache({ mostBytes: 100_000 });
    const made: string[] = [];
    const read = (key: string) =>
      cache.page(key, async () => {
        made.push(key);
        return makePage('');
      });
    for (let at = 0; at < 50; at += 1) await read(`/classes/calendar.ics?city=${at}`);
    await read('/classes/calendar.ics?city=0');
    expect(made).toHaveLength(51);
  });

  test('are not cached if nobody may store them', async () => {
    const cache = pageCache({ mostBytes: 100_000 });
    await cache.page('/x', async () => makePage('gone', { isStored: false }));
    expect(await cache.page('/x', async () => makePage('here'))).toMatchObject({ body: makePage('here').body });
  });
});

describe('the same page for data savers', () => {
  test('has another key', () => {
    expect(new Set(['/courses', '/courses?', '/courses?page=2'].map(savingKey)).size).toBe(2);
    expect(savingKey('/courses')).not.toBe('/courses');
  });

  test.each(['/contact', '/contact?lang=en-GB'])('has a key that no request can name: %s', (address) => {
    const key = savingKey(address);
    expect(new URL(key, 'http://localhost').href).not.toBe(`http://localhost${key}`);
    expect(key).not.toContain('#');
  });

  test('is dropped with its path', async () => {
    const cache = pageCache({ mostBytes: 100_000 });
    await cache.page(savingKey('/courses'), async () => makePage('before'));
    cache.drop(['/courses']);
    expect(await cache.page(savingKey('/courses'), async () => makePage('after'))).toMatchObject({
      body: makePage('after').body,
    });
  });
});
