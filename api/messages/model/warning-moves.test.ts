import { expect, test } from 'vitest';
import { canMove, warningMoves } from './warning-moves.ts';

test('a warning in the bin only comes out or goes for good', () => {
  expect(warningMoves.filter((move) => canMove(move, 'binned'))).toEqual(['delete', 'restore', 'hard-delete']);
});

test('a warning goes for good only from the bin', () => {
  expect(warningMoves.filter((move) => !canMove(move, 'kept'))).toEqual(['hard-delete']);
});
