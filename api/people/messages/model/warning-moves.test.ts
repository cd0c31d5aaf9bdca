import { expect, test } from 'vitest';
import { canMove, warningMoves } from './warning-moves.ts';

test('a warning in the bin can only be restored or deleted permanently', () => {
  expect(warningMoves.filter((move) => canMove(move, 'binned'))).toEqual(['delete', 'restore', 'hard-delete']);
});

test('a warning is deleted permanently only from the bin', () => {
  expect(warningMoves.filter((move) => !canMove(move, 'kept'))).toEqual(['hard-delete']);
});
