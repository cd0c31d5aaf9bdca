import { expect, test } from 'vitest';
import { triesOfAccount, triesOfPlace, waitAfter } from './login-wait.ts';

test('allows five attempts at an account, then doubles the wait up to 15 minutes', () => {
  const waits = [1, 4, 5, 6, 7, 8, 9, 1_000].map((tries) => waitAfter(tries, triesOfAccount));
  expect(waits).toEqual([0, 0, 60, 120, 240, 480, 900, 900]);
});

test('allows more attempts per place, with shorter waits', () => {
  const waits = [29, 30, 31, 32, 36, 1_000].map((tries) => waitAfter(tries, triesOfPlace));
  expect(waits).toEqual([0, 5, 10, 20, 60, 60]);
});
