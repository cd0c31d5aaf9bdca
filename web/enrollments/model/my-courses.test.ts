import { describe, expect, test } from 'vitest';
import { groupOf } from './my-courses.ts';
import { standingOf, relevantEnrollment } from './standing.ts';

const now = new Date('2026-11-21T08:00:00Z');
const alone = { start_at: null };
const ahead = { start_at: '2026-11-30T07:00:00Z' };

describe('a course under My Courses', () => {
  test('is current, ahead or concluded', () => {
    expect(groupOf({ status: 'enrolled', concluded_at: null, class: alone }, now)).toBe('current');
    expect(groupOf({ status: 'enrolled', concluded_at: null, class: ahead }, now)).toBe('ahead');
    expect(groupOf({ status: 'registered', concluded_at: null, class: alone }, now)).toBe('ahead');
    expect(groupOf({ status: 'enrolled', concluded_at: '2026-11-20T08:00:00Z', class: alone }, now)).toBe('concluded');
  });

  test('is left out once it was left or canceled', () => {
    expect(groupOf({ status: 'withdrawal', concluded_at: null, class: alone }, now)).toBeNull();
    expect(groupOf({ status: 'canceled', concluded_at: null, class: ahead }, now)).toBeNull();
  });
});

describe('the standing in a course', () => {
  test('follows from the enrollment', () => {
    expect(standingOf(false, undefined)).toBe('guest');
    expect(standingOf(true, undefined)).toBe('none');
    expect(standingOf(true, { status: 'registered', awaits_regulation: false })).toBe('unpaid');
    expect(standingOf(true, { status: 'enrolled', awaits_regulation: false })).toBe('enrolled');
    expect(standingOf(true, { status: 'canceled', awaits_regulation: false })).toBe('over');
  });

  test('waits for the regulation after the payment', () => {
    expect(standingOf(true, { status: 'enrolled', awaits_regulation: true })).toBe('regulation');
    expect(standingOf(true, { status: 'registered', awaits_regulation: true })).toBe('unpaid');
  });

  test('follows from the enrollment that counts', () => {
    expect(relevantEnrollment([])).toBeUndefined();
  });
});
