import { expect, test } from 'vitest';
import { waitAfter } from './login-wait.ts';

test('five tries are free, then the wait doubles up to a quarter hour and never becomes a lock', () => {
  expect([1, 4, 5, 6, 7, 8, 9, 1_000].map(waitAfter)).toEqual([0, 0, 60, 120, 240, 480, 900, 900]);
});
