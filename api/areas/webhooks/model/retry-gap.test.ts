import { describe, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#contract/rules/durations.ts';
import { retryGap, retryAfterMs } from './retry-gap.ts';

describe('the gaps between attempts', () => {
  test('grow, and span three days', () => {
    const gaps = Array.from({ length: 9 }, (_, failed) => retryGap({ attempts: failed + 1, chance: 0 }) ?? 0);
    expect(gaps.toSorted((one, other) => one - other)).toEqual(gaps);
    const hours = gaps.reduce((sum, gap) => sum + gap, 0) / hourMs;
    expect([hours >= 72, hours < 80]).toEqual([true, true]);
    expect(retryGap({ attempts: 10, chance: 0 })).toBeNull();
  });

  test('are a little longer by chance', () => {
    expect(retryGap({ attempts: 2, chance: 1 })).toBe(5.5 * minuteMs);
  });

  test('are as long as the receiver asks, for a day at most', () => {
    const gaps = [10, hourMs, 1_000 * hourMs].map((requestedMs) => retryGap({ attempts: 1, chance: 0, requestedMs }));
    expect(gaps).toEqual([minuteMs, hourMs, 24 * hourMs]);
  });
});

test('Retry-After is seconds or a date', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  const headers = ['120', 'Sat, 28 Nov 2026 10:05:00 GMT', 'Sat, 28 Nov 2026 09:00:00 GMT', 'soon', null];
  expect(headers.map((header) => retryAfterMs(header, now))).toEqual([120_000, 300_000, 0, null, null]);
});
