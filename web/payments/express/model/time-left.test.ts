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
  const at = (confirm_within_ms: number | null) => mayResend({ confirm_within_ms }, 120);
  expect([at(120_000), at(90_001), at(90_000), at(0), at(null)]).toEqual([false, false, true, true, true]);
});
