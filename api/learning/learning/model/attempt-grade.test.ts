import { describe, expect, test } from 'vitest';
import { gradeOfAttempts } from './attempt-grade.ts';

describe('the grade of several attempts', () => {
  test('is the best, the last or the average of those that have one', () => {
    const grades = [40, 90, null, 70];
    expect(gradeOfAttempts(grades, 'best')).toBe(90);
    expect(gradeOfAttempts(grades, 'last')).toBe(70);
    expect(gradeOfAttempts(grades, 'average')).toBe(66.67);
  });

  test('is missing without any', () => {
    for (const grading of ['best', 'last', 'average'] as const) expect(gradeOfAttempts([null], grading)).toBeNull();
  });
});
