import { expect, test } from 'vitest';
import { barCells } from './bar-cells.ts';

test('few seats have a cell each, many a cell for each state', () => {
  const few = barCells({ bought: 5, assigned: 2, promised: 1, free: 1, expired: 1 });
  expect(few.map(({ state }) => state)).toEqual(['assigned', 'assigned', 'promised', 'free', 'expired']);
  expect(barCells({ bought: 60, assigned: 40, promised: 0, free: 20, expired: 0 })).toEqual([
    { state: 'assigned', seats: 40 },
    { state: 'free', seats: 20 },
  ]);
});
