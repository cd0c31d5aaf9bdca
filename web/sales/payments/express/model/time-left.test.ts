import { expect, test } from 'vitest';
import { clockText, mayResend, secondsLeft } from './time-left.ts';

test('the time left is counted in started seconds, and never below zero', () => {
  expect([secondsLeft(2_500, 1_000), secondsLeft(2_000, 1_000), secondsLeft(1_000, 9_000)]).toEqual([2, 1, 0]);
});

test.each([
  [120, '2:00'],
  [119, '1:59'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test('another request can be sent after half a minute', () => {
  const attempt = { created_at: '2026-11-21T08:00:00.000Z', expires_at: '2026-11-21T08:02:00.000Z' };
  expect([120, 91, 90, 0].map((remaining) => mayResend(attempt, remaining))).toEqual([false, false, true, true]);
});
