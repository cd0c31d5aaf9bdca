import { describe, expect, test } from 'vitest';
import { cacheShareImages } from './cache-share-images.ts';

function bench({ mostBytes = 100, mostWaiting = 9 } = {}) {
  const painted: string[] = [];
  let atOnce = 0;
  let most = 0;
  const cache = cacheShareImages({ mostBytes, mostWaiting }, async ({ title }: { title: string }) => {
    most = Math.max(most, ++atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    painted.push(title);
    if (title === 'bad') throw new Error('It cannot be drawn.');
    return new Uint8Array(40);
  });
  return { query: (title: string) => cache({ title }), painted, mostAtOnce: () => most };
}

describe('the cache of shared pictures', () => {
  test('draws a picture once, however many ask, and one at a time', async () => {
    const { query, painted, mostAtOnce } = bench();
    await Promise.all([query('a'), query('a'), query('b'), query('a')]);
    await query('b');
    expect(painted).toEqual(['a', 'b']);
    expect(mostAtOnce()).toBe(1);
  });

  test('drops the least recently used picture', async () => {
    const { query, painted } = bench();
    for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await query(title);
    expect(painted).toEqual(['a', 'b', 'c', 'b']);
  });

  test('answers null where too many wait, but still answers cached pictures', async () => {
    const { query } = bench({ mostWaiting: 2 });
    await query('kept');
    const answers = await Promise.all([query('a'), query('b'), query('c'), query('kept')]);
    expect(answers.map((picture) => picture !== null)).toEqual([true, true, false, true]);
    expect(await query('c')).not.toBeNull();
  });

  test('goes on after a picture that failed', async () => {
    const { query } = bench();
    const [bad, good] = await Promise.allSettled([query('bad'), query('good')]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    await expect(query('bad')).rejects.toThrow('cannot be drawn');
  });
});
