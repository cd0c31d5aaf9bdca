import { describe, expect, test } from 'vitest';
import { affiliationStatuses } from '#contract/organizations/values.ts';
import { affiliationMoves, nextStatus, statusAt } from './affiliation-status.ts';

const table = {
  invited: ['invited', 'invited', 'active', 'declined', 'expired', 'ended'],
  active: ['-', '-', '-', '-', '-', 'ended'],
  declined: ['invited', '-', '-', '-', '-', 'ended'],
  expired: ['invited', 'invited', '-', '-', '-', 'ended'],
  ended: ['-', '-', '-', '-', '-', '-'],
};

describe('an affiliation', () => {
  test.each(affiliationStatuses.flatMap((from) => affiliationMoves.map((move, place) => ({ from, move, place }))))(
    'that is $from answers to $move',
    ({ from, move, place }) => {
      const wanted = table[from][place];
      if (wanted === '-') expect(() => nextStatus(from, move)).toThrow('invalid_transition');
      else expect(nextStatus(from, move)).toBe(wanted);
    },
  );

  test('is expired from its moment on, unless it was answered', () => {
    const at = new Date('2026-11-21T08:00:00Z');
    expect(statusAt({ status: 'invited', expires_at: at }, at)).toBe('expired');
    expect(statusAt({ status: 'invited', expires_at: new Date(at.getTime() + 1) }, at)).toBe('invited');
    expect(statusAt({ status: 'active', expires_at: at }, at)).toBe('active');
  });
});
