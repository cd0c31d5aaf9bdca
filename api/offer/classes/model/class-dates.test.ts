import { describe, expect, test } from 'vitest';
import { requireFollowing } from './class-dates.ts';

const [early, late] = ['2026-12-01T08:00:00Z', '2026-12-05T16:00:00Z'];

describe('the dates of a class', () => {
  test('follow one another', () => {
    expect(() => requireFollowing({ start_at: early, end_at: late, registration_deadline: null })).not.toThrow();
    expect(() => requireFollowing({ start_at: late, end_at: early })).toThrow('invalid_input');
    expect(() => requireFollowing({ registration_opens_at: late, registration_deadline: early })).toThrow(
      'invalid_input',
    );
  });

  test('are compared as moments, not as texts', () => {
    expect(() =>
      requireFollowing({ start_at: '2026-12-01T08:00:00.000Z', end_at: '2026-12-01T08:00:00Z' }),
    ).not.toThrow();
  });
});
