import { describe, expect, test } from 'vitest';
import { bulkMovesFor, isStillToDo, movesFor, rolesToGive } from './moves.ts';

describe('an affiliation', () => {
  test.each([
    ['invited', ['resend', 'change', 'end']],
    ['expired', ['resend']],
    ['active', ['change', 'end']],
    ['declined', []],
    ['ended', []],
  ] as const)('%s can be moved by %j', (status, moves) => {
    expect(movesFor({ status, role: 'employee' }, 'training_manager')).toEqual(moves);
    expect(movesFor({ status, role: 'finance' }, 'owner')).toEqual(moves);
  });

  test('of a manager is only for owners, and none for finance', () => {
    expect(movesFor({ status: 'active', role: 'owner' }, 'training_manager')).toEqual([]);
    expect(movesFor({ status: 'active', role: 'employee' }, 'finance')).toEqual([]);
  });

  test('may be given only the roles that one may edit', () => {
    expect(rolesToGive('owner')).toHaveLength(4);
    expect(rolesToGive('training_manager')).toEqual(['employee']);
    expect(rolesToGive('finance')).toEqual([]);
  });
});

describe('of many people', () => {
  test.each([
    ['invited', 'employee', 'training_manager', ['resend', 'change', 'seat', 'end']],
    ['invited', 'employee', 'finance', []],
    ['active', 'employee', 'training_manager', ['change', 'seat', 'end']],
    ['active', 'owner', 'training_manager', ['seat']],
    ['active', 'employee', 'finance', []],
    ['ended', 'employee', 'owner', []],
  ] as const)('an affiliation that is %s, of the role %s, is moved by %s by %j', (...[status, role, own, moves]) => {
    expect(bulkMovesFor({ status, role }, own)).toEqual(moves);
  });

  const invited = { status: 'invited', role: 'employee', invited_at: '2026-11-20T10:00:00.000Z' } as const;
  const resent = { ...invited, invited_at: '2026-11-24T10:00:00.000Z' };
  const ended = { ...invited, status: 'ended' } as const;

  test.each([
    ['resend', invited, true],
    ['resend', resent, false],
    ['end', invited, true],
    ['end', ended, false],
    ['change', invited, true],
    ['seat', { ...invited, status: 'active' }, true],
  ] as const)('%s is or is not still to do after an answer was lost', (move, after, isLeft) => {
    expect(isStillToDo(move, { before: invited, after })).toBe(isLeft);
  });
});
