import { describe, expect, test } from 'vitest';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { enrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { enrollmentMoves, hasBegun, nextEnrollmentStatus } from './enrollment-status.ts';

describe('an enrollment', () => {
  test('can reach every status from the first one', () => {
    const reached = new Set<EnrollmentStatus>();
    const ahead: EnrollmentStatus[] = ['registered'];
    for (const status of ahead) {
      if (reached.has(status)) continue;
      reached.add(status);
      ahead.push(...Object.values(enrollmentMoves[status]));
    }
    expect([...reached].toSorted()).toEqual(enrollmentStatuses.toSorted());
  });

  test('is over once it is canceled', () => {
    expect(enrollmentMoves.canceled).toEqual({});
  });

  test('that was never paid cannot be left, only canceled', () => {
    expect(() => nextEnrollmentStatus('registered', 'withdraw')).toThrow('invalid_transition');
    expect(nextEnrollmentStatus('registered', 'cancel')).toBe('canceled');
  });

  test('that was left can be reinstated', () => {
    expect(nextEnrollmentStatus('withdrawal', 'reinstate')).toBe('enrolled');
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
