import { expect, test } from 'vitest';
import { resultOf } from './result-of.ts';

test.each([
  [2, true, 'right'],
  [1, true, 'partly'],
  [0, true, 'wrong'],
  [null, true, 'waits'],
  [0, false, 'unanswered'],
  [null, false, 'waits'],
  // A trainer gave points to what was said in the room.
  [1, false, 'partly'],
] as const)('%s of 2 points, answered %s: %s', (points, isAnswered, result) => {
  expect(resultOf({ points }, { most: 2, isAnswered })).toBe(result);
});

test('a question without points that was not answered is not right', () => {
  expect(resultOf({ points: 0 }, { most: 0, isAnswered: false })).toBe('unanswered');
  expect(resultOf({ points: 0 }, { most: 0, isAnswered: true })).toBe('right');
});
