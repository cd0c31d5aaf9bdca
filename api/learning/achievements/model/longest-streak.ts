import { dayAfter, type Day } from '#contract/rules/days.ts';

/** The most days in a row among these, in any order, with or without repetitions. */
export function longestStreak(days: readonly Day[]): number {
  const all = new Set(days);
  let longest = 0;
  for (const day of all) {
    if (all.has(dayAfter(day, -1))) continue;
    let length = 1;
    while (all.has(dayAfter(day, length))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
