import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gradePolicies } from '#contract/learning/learning/values.ts';
import { gradeOfAttempts } from './attempt-grade.ts';

describe('the grade of several attempts', () => {
  test.each([
    ['best', [40, 90, null, 70], 90],
    ['last', [40, 90, 70, null], 70],
    ['average', [40, 90, null, 70], 66.67],
    ['average', [40, 90, 60], 63.33],
    ['average', [33.33], 33.33],
  ] as const)('%s of %j is %s', (policy, grades, grade) => {
    expect(gradeOfAttempts(grades, policy)).toBe(grade);
  });

  test.each(gradePolicies)('is missing without any: %s', (policy) => {
    expect(gradeOfAttempts([null], policy)).toBeNull();
    expect(gradeOfAttempts([], policy)).toBeNull();
  });

  test('lies between the lowest and the highest', () => {
    const score = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.constantFrom(...gradePolicies), fc.array(score, { minLength: 1 }), (policy, scores) => {
        const grade = gradeOfAttempts(scores, policy) ?? -1;
        expect(grade).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(grade).toBeLessThanOrEqual(Math.max(...scores));
      }),
    );
  });
});
