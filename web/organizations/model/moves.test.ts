import { describe, expect, test } from 'vitest';
import { movesFor, rolesToGive } from './moves.ts';

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
