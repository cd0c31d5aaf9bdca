import { expect, test } from 'vitest';
import { reservedUntil } from './reserved-until.ts';

const at = new Date('2026-11-24T12:00:00Z');
const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000);

test.each([
  [30, [], 30],
  [30, [40, 60], 30],
  [30, [60, 20], 15],
  [30, [4], -1],
  [0, [40], 0],
])('with %i days of terms and classes in %j days, seats are reserved for %i days', (termsDays, days, held) => {
  expect(reservedUntil({ at, termsDays, starts: days.map(inDays) })).toEqual(inDays(held));
});
