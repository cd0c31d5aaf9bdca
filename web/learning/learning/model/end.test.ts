import { expect, test } from 'vitest';
import { endOf } from './end.ts';

test('the last content leads to the certificate, to the own courses, or back to the course', () => {
  const concluded_at = '2026-11-21T08:00:00Z';
  expect(endOf({ outcome: 'passed', concluded_at })).toBe('certificate');
  expect(endOf({ outcome: 'attended', concluded_at })).toBe('certificate');
  expect(endOf({ outcome: 'failed', concluded_at })).toBe('courses');
  expect(endOf({ outcome: 'pending', concluded_at: null })).toBe('courses');
  expect(endOf(undefined)).toBe('course');
});
