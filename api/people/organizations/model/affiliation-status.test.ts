import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { affiliationStatuses } from '#contract/people/organizations/values.ts';
import { affiliationMoves, nextStatus, statusAt } from './affiliation-status.ts';

const table = {
  invited: ['invited', 'invited', 'active', 'declined', 'expired', 'ended'],
  active: ['-', '-', '-', '-', '-', 'ended'],
  declined: ['invited', '-', '-', '-', '-', 'ended'],
  expired: ['invited', 'invited', '-', '-', '-', 'ended'],
  ended: ['-', '-', '-', '-', '-', '-'],
};

function answerOf(move: () => string): string {
  try {
    return move();
  } catch (error) {
    return error instanceof Refusal && error.code === 'invalid_transition' ? '-' : 'a bug';
  }
}

describe('an affiliation', () => {
  test.each(affiliationStatuses.flatMap((from) => affiliationMoves.map((move, place) => ({ from, move, place }))))(
    'that is $from answers to $move',
    ({ from, move, place }) => {
      expect(answerOf(() => nextStatus(from, move))).toBe(table[from][place]);
    },
  );

  test('is expired from its moment on, unless it was answered', () => {
    const at = new Date('2026-11-21T08:00:00Z');
    expect(statusAt({ status: 'invited', expires_at: at }, at)).toBe('expired');
    expect(statusAt({ status: 'invited', expires_at: new Date(at.getTime() + 1) }, at)).toBe('invited');
    expect(statusAt({ status: 'active', expires_at: at }, at)).toBe('active');
  });
});
