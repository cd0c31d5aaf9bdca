import { describe, expect, test } from 'vitest';
import { mustFollow, mustFollowLessons } from './class-dates.ts';

const [early, late] = ['2026-12-01T08:00:00Z', '2026-12-05T16:00:00Z'];

describe('the dates of a class', () => {
  test('follow one another', () => {
    expect(() => mustFollow({ start_at: early, end_at: late, registration_deadline: null })).not.toThrow();
    expect(() => mustFollow({ start_at: late, end_at: early })).toThrow('invalid_input');
    expect(() => mustFollow({ registration_opens_at: late, registration_deadline: early })).toThrow('invalid_input');
  });

  test('are compared as moments, not as texts', () => {
    expect(() => mustFollow({ start_at: '2026-12-01T08:00:00.000Z', end_at: '2026-12-01T08:00:00Z' })).not.toThrow();
  });

  test('of its lessons too', () => {
    expect(() => mustFollowLessons([{ starts_at: early, ends_at: late }])).not.toThrow();
    expect(() => mustFollowLessons([{ starts_at: late, ends_at: early }])).toThrow('invalid_input');
  });
});
