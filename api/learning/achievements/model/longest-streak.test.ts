import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '#contract/rules/days.ts';
import { longestStreak } from './longest-streak.ts';

test('is the most days in a row, across months, in any order', () => {
  expect(longestStreak([])).toBe(0);
  expect(longestStreak(['2026-11-25'])).toBe(1);
  expect(longestStreak(['2026-12-01', '2026-11-29', '2026-11-30', '2026-11-20', '2026-11-30'])).toBe(3);
});

test('equals a slow reference for any days', () => {
  const first = '2026-02-20';
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 })), (offsets) => {
      let [longest, run] = [0, 0];
      for (let offset = 0; offset <= 40; offset += 1) {
        run = offsets.includes(offset) ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      expect(longestStreak(offsets.map((offset) => dayAfter(first, offset)))).toBe(longest);
    }),
  );
});
