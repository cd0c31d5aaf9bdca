import { describe, expect, test } from 'vitest';
import type { ShareSubject } from './draw-share.ts';
import { shareShelf } from './share-shelf.ts';

const subjectOf = (title: string): ShareSubject => ({ coverKey: '', coverTitle: '', title, facts: [], partner: '' });

function bench({ mostBytes = 100, mostWaiting = 9 } = {}) {
  const painted: string[] = [];
  let atOnce = 0;
  let most = 0;
  const shelf = shareShelf({ mostBytes, mostWaiting }, async ({ title }) => {
    most = Math.max(most, ++atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    painted.push(title);
    if (title === 'bad') throw new Error('It cannot be drawn.');
    return new Uint8Array(40);
  });
  return { ask: (title: string) => shelf(subjectOf(title)), painted, mostAtOnce: () => most };
}

describe('the shelf of shared pictures', () => {
  test('draws a picture once, however many ask, and one at a time', async () => {
    const { ask, painted, mostAtOnce } = bench();
    await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')]);
    await ask('b');
    expect(painted).toEqual(['a', 'b']);
    expect(mostAtOnce()).toBe(1);
  });

  test('lets go of what was asked for longest ago', async () => {
    const { ask, painted } = bench();
    for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(title);
    expect(painted).toEqual(['a', 'b', 'c', 'b']);
  });

  test('answers nothing where too many wait, and what is kept all the same', async () => {
    const { ask } = bench({ mostWaiting: 2 });
    await ask('kept');
    const answers = await Promise.all([ask('a'), ask('b'), ask('c'), ask('kept')]);
    expect(answers.map((picture) => picture !== null)).toEqual([true, true, false, true]);
    expect(await ask('c')).not.toBeNull();
  });

  test('goes on after a picture that failed', async () => {
    const { ask } = bench();
    const [bad, good] = await Promise.allSettled([ask('bad'), ask('good')]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    await expect(ask('bad')).rejects.toThrow('cannot be drawn');
  });
});
