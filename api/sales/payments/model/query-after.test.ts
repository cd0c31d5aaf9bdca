import { expect, test } from 'vitest';
import { nextQuery, queryAfter } from './query-after.ts';

test('a charge is asked about less and less often, and for about a day', () => {
  const pauses: number[] = [];
  for (let pause = queryAfter(0); pause !== null; pause = queryAfter(pauses.length)) pauses.push(pause);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.length).toBeLessThan(12);
  const hours = pauses.reduce((sum, pause) => sum + pause) / 3_600;
  expect([hours > 20, hours < 28]).toEqual([true, true]);
});

test('the first question comes before a buyer loses patience', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  expect(nextQuery(0, now)?.toISOString()).toBe('2026-11-21T08:00:30.000Z');
  expect(nextQuery(99, now)).toBeNull();
});
