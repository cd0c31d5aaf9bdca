import { describe, expect, test } from 'vitest';
import { enrollmentLifeCycle, hasBegun } from './enrollment-status.ts';

describe('an enrollment', () => {
  test('that was never paid cannot be left, only canceled', () => {
    expect(() => enrollmentLifeCycle.next('registered', 'withdraw')).toThrow('invalid_transition');
    expect(enrollmentLifeCycle.next('registered', 'cancel')).toBe('canceled');
  });

  test('that was left can be reinstated', () => {
    expect(enrollmentLifeCycle.next('withdrawal', 'reinstate')).toBe('enrolled');
  });
});

describe('a class', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const yesterday = new Date('2026-11-20T08:00:00Z');
  const tomorrow = new Date('2026-11-22T08:00:00Z');

  test('begins on its day', () => {
    expect(hasBegun({ start_at: tomorrow, enrolled_at: yesterday }, now)).toBe(false);
    expect(hasBegun({ start_at: yesterday, enrolled_at: null }, now)).toBe(true);
  });

  test('without a start begins for each person on enrollment', () => {
    expect(hasBegun({ start_at: null, enrolled_at: yesterday }, now)).toBe(true);
    expect(hasBegun({ start_at: null, enrolled_at: null }, now)).toBe(false);
  });
});
