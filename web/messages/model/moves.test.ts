import { describe, expect, test } from 'vitest';
import { leavesTheList, moves, movesFor, movesForAny, undoOf } from './moves.ts';

const open = { read: false, active: true, deleted_at: null };
const binned = { ...open, deleted_at: '2026-11-21T09:00:00Z' };
const nobody = { deleteForGood: false };
const cache = { deleteForGood: true };

describe('a message', () => {
  test('is read or unread, put up or away, and deleted', () => {
    expect(movesFor(open, nobody)).toEqual(['read', 'deactivate', 'delete']);
    expect(movesFor({ read: true, active: false, deleted_at: null }, cache)).toEqual(['unread', 'activate', 'delete']);
  });

  test('comes out of the bin, and goes for good only where one may', () => {
    expect(movesFor(binned, nobody)).toEqual(['restore']);
    expect(movesFor(binned, cache)).toEqual(['restore', 'hard_delete']);
  });
});

describe('several messages', () => {
  test('can be moved as any of them can', () => {
    expect(movesForAny([open, { ...open, read: true }], nobody)).toEqual(['read', 'unread', 'deactivate', 'delete']);
    expect(movesForAny([], cache)).toEqual([]);
  });
});

test('what leaves the list can be undone, but for what is gone for good', () => {
  expect(moves.filter(leavesTheList).filter((move) => !undoOf(move))).toEqual(['hard_delete']);
  expect(moves.filter(leavesTheList).map((move) => undoOf(undoOf(move) ?? move) ?? move)).toEqual(
    moves.filter(leavesTheList),
  );
});
