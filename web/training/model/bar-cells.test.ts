import { expect, test } from 'vitest';
import { barCells } from './bar-cells.ts';

test('few seats have a cell each, many a cell for each state', () => {
  const few = barCells({ bought: 4, assigned: 2, free: 1, expired: 1 });
  expect(few.map(({ state }) => state)).toEqual(['assigned', 'assigned', 'free', 'expired']);
  expect(barCells({ bought: 60, assigned: 40, free: 20, expired: 0 })).toEqual([
    { state: 'assigned', seats: 40 },
    { state: 'free', seats: 20 },
  ]);
});
