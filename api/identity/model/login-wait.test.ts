import { expect, test } from 'vitest';
import { triesOfAccount, triesOfPlace, waitAfter } from './login-wait.ts';

test('five tries at an account are free, then the wait doubles up to a quarter hour and never becomes a lock', () => {
  const waits = [1, 4, 5, 6, 7, 8, 9, 1_000].map((tries) => waitAfter(tries, triesOfAccount));
  expect(waits).toEqual([0, 0, 60, 120, 240, 480, 900, 900]);
});

test('a place has more of them, and shorter waits', () => {
  const waits = [29, 30, 31, 32, 36, 1_000].map((tries) => waitAfter(tries, triesOfPlace));
  expect(waits).toEqual([0, 5, 10, 20, 60, 60]);
});
