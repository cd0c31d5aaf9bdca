import { expect, test } from 'vitest';
import { obstaclesIn } from './closing-obstacles.ts';

test('only what is there stands in the way of closing an organization', () => {
  expect(obstaclesIn({ account: 0, orders: 0, seats: 0, classes: 0 })).toEqual([]);
  expect(obstaclesIn({ account: 1, orders: 0, seats: 12, classes: 2 })).toEqual([
    { obstacle: 'account', count: 1 },
    { obstacle: 'seats', count: 12 },
    { obstacle: 'classes', count: 2 },
  ]);
});
