import { describe, expect, test } from 'vitest';
import { openCachedCounts } from './cached-counts.ts';

function clock() {
  let at = 0;
  return { now: () => at, pass: (ms: number) => (at += ms) };
}

describe('cached counts', () => {
  test('run once for 200 concurrent requests', async () => {
    const counts = openCachedCounts({ most: 10, freshMs: 1_000 });
    let made = 0;
    await Promise.all(Array.from({ length: 200 }, () => counts.get('all', async () => (made += 1))));
    expect(made).toBe(1);
  });

  test('run again after a drop, also those that were running', async () => {
    const counts = openCachedCounts({ most: 10, freshMs: 1_000 });
    const { promise, resolve } = Promise.withResolvers<number>();
    const before = counts.get('all', () => promise);
    counts.drop();
    const after = counts.get('all', async () => 2);
    resolve(1);
    expect([await before, await after, await counts.get('all', async () => 3)]).toEqual([1, 2, 2]);
  });

  test('run again when they expire', async () => {
    const { now, pass } = clock();
    const counts = openCachedCounts({ most: 10, freshMs: 1_000, now });
    await counts.get('all', async () => 1);
    pass(999);
    expect(await counts.get('all', async () => 2)).toBe(1);
    pass(1);
    expect(await counts.get('all', async () => 3)).toBe(3);
  });

  test('are not stored after a failure', async () => {
    const counts = openCachedCounts({ most: 10, freshMs: 1_000 });
    await expect(counts.get('all', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await counts.get('all', async () => 1)).toBe(1);
  });

  test('drop the oldest for the newest', async () => {
    const counts = openCachedCounts({ most: 2, freshMs: 1_000 });
    for (const name of ['a', 'b', 'c']) await counts.get(name, async () => name);
    expect(await counts.get('a', async () => 'again')).toBe('again');
    expect(await counts.get('c', async () => 'again')).toBe('c');
  });

  test('are known without waiting once they have run', async () => {
    const { now, pass } = clock();
    const counts = openCachedCounts({ most: 10, freshMs: 1_000, now });
    const counting = counts.get('all', async () => 1);
    expect(counts.peek('all')).toBeUndefined();
    await counting;
    expect(counts.peek('all')).toBe(1);
    pass(1_000);
    expect(counts.peek('all')).toBeUndefined();
  });
});
