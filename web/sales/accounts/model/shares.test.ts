import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditParts, sharesOf } from './shares.ts';

test.each([
  [
    [0, 0],
    [0, 0],
  ],
  [
    [1, 3],
    [25, 75],
  ],
  [
    [1, 1, 1],
    [33.3, 33.3, 33.3],
  ],
])('the shares of %j are %j', (amounts, shares) => {
  expect(sharesOf(amounts)).toEqual(shares);
});

test('the parts of a credit are never negative, and are the limit or what is used beyond it', () => {
  const money = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(money, money, money, (limit, balance, overdue) => {
      const { late, due, free } = creditParts({ limit, overdue, headroom: limit - balance });
      expect(Math.min(late, due, free)).toBeGreaterThanOrEqual(0);
      expect(late + due + free).toBe(limit);
    }),
  );
});
