import { expect, test } from 'vitest';
import { shownRate } from './shown-rate.ts';

test.for<[number, number]>([
  [0, 0],
  [41.6, 41.6],
  [66.67, 66.7],
  [79.94, 79.9],
  [79.96, 79.9],
  [80, 80],
  [80.04, 80],
  [99.99, 99.9],
  [100, 100],
])('%d is shown as %d', ([value, shown]) => {
  expect(shownRate(value)).toBe(shown);
});
