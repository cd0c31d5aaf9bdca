import { describe, expect, test } from 'vitest';
import { leavesTheList, moves, movesFor, movesForAny, undoOf } from './moves.ts';

const open = { read: false, active: true, deleted_at: null };
const binned = { ...open, deleted_at: '2026-11-21T09:00:00Z' };
const mayNotDelete = { deleteForGood: false };
const mayDelete = { deleteForGood: true };

describe('a message', () => {
  test('can be marked as read or unread, activated or deactivated, and deleted', () => {
    expect(movesFor(open, mayNotDelete)).toEqual(['read', 'deactivate', 'delete']);
    expect(movesFor({ read: true, active: false, deleted_at: null }, mayDelete)).toEqual([
      'unread',
      'activate',
      'delete',
    ]);
  });

  test('can be restored once deleted, and deleted for good only with permission', () => {
    expect(movesFor(binned, mayNotDelete)).toEqual(['restore']);
    expect(movesFor(binned, mayDelete)).toEqual(['restore', 'hard_delete']);
  });
});

describe('several messages', () => {
  test('offer every move that applies to at least one of them', () => {
    expect(movesForAny([open, { ...open, read: true }], mayNotDelete)).toEqual([
      'read',
      'unread',
      'deactivate',
      'delete',
    ]);
    expect(movesForAny([], mayDelete)).toEqual([]);
  });
});

test('every move out of the list can be undone, except deleting for good', () => {
  expect(moves.filter(leavesTheList).filter((move) => !undoOf(move))).toEqual(['hard_delete']);
  expect(moves.filter(leavesTheList).map((move) => undoOf(undoOf(move) ?? move) ?? move)).toEqual(
    moves.filter(leavesTheList),
  );
});
