import { describe, expect, test } from 'vitest';
import { handingIn } from './hand-in-status.ts';

describe('a hand-in', () => {
  test('begins with the first round, and goes on with the next after it was returned', () => {
    expect(handingIn(undefined, 0)).toEqual({ kind: 'new', round: 1 });
    expect(handingIn({ status: 'returned', round: 2, version: 3 }, 3)).toEqual({ kind: 'new', round: 3 });
  });

  test('is replaced while it waits', () => {
    expect(handingIn({ status: 'handed_in', round: 1, version: 1 }, 1)).toEqual({ kind: 'replace' });
  });

  test('is not handed in again once it is accepted, or from an older look', () => {
    expect(() => handingIn({ status: 'accepted', round: 1, version: 2 }, 2)).toThrow('hand_in_accepted');
    expect(() => handingIn({ status: 'returned', round: 1, version: 2 }, 1)).toThrow('hand_in_changed');
    expect(() => handingIn({ status: 'handed_in', round: 1, version: 1 }, 0)).toThrow('hand_in_changed');
  });
});
