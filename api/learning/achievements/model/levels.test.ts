import { expect, test } from 'vitest';
import { achievementKinds, achievementTargets } from '#contract/learning/achievements/values.ts';
import { allLevels, levelsReached } from './levels.ts';

const none = { courses: 0, attendance: 0, grade: 0, streak: 0 };
const reached = (counts: Partial<typeof none>) =>
  levelsReached({ ...none, ...counts }).map(({ kind, level }) => `${kind} ${level}`);

test('nothing is earned by nothing', () => {
  expect(reached({})).toEqual([]);
});

test('the first course and five courses are levels, and four courses are not five', () => {
  expect(reached({ courses: 1 })).toEqual(['courses 1']);
  expect(reached({ courses: 4 })).toEqual(['courses 1']);
  expect(reached({ courses: 5 })).toEqual(['courses 1', 'courses 2']);
});

test('kinds do not depend on each other', () => {
  expect(reached({ courses: 1, grade: 1, streak: 7 })).toEqual(['courses 1', 'grade 1', 'streak 1', 'streak 2']);
});

test('each level takes more than the one below', () => {
  for (const kind of achievementKinds) {
    expect(achievementTargets[kind]).toEqual(achievementTargets[kind].toSorted((one, other) => one - other));
    expect(new Set(achievementTargets[kind]).size).toBe(3);
  }
  expect(allLevels).toHaveLength(12);
});
