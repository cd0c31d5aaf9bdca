import { expect, test } from 'vitest';
import { positionAtEnd, positionsAfter } from './positions.ts';

const placed = (...positions: number[]) => positions.map((position, at) => ({ id: at + 1, position }));

test.for([
  [
    'up',
    placed(1, 2, 3),
    2,
    -1,
    [
      { id: 2, position: 1 },
      { id: 1, position: 2 },
    ],
  ],
  [
    'down',
    placed(1, 4, 9),
    2,
    1,
    [
      { id: 3, position: 4 },
      { id: 2, position: 9 },
    ],
  ],
  ['nowhere from the top', placed(1, 2), 1, -1, []],
  ['nowhere from the end', placed(1, 2), 2, 1, []],
  ['nowhere, where it is not in the list', placed(1, 2), 7, 1, []],
  [
    'past one that shares its position',
    placed(1, 1, 2),
    1,
    1,
    [
      { id: 1, position: 2 },
      { id: 3, position: 3 },
    ],
  ],
] as const)('an item moves %s', ([, items, id, step, changes]) => {
  expect(positionsAfter(items, id, step)).toEqual(changes);
});

test('the end is after the last position', () => {
  expect(positionAtEnd(placed(2, 7, 3))).toBe(8);
  expect(positionAtEnd([])).toBe(1);
});
