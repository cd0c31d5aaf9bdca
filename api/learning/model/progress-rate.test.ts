import { describe, expect, test } from 'vitest';
import { finalGrade, progressRate, type Graded } from './progress-rate.ts';

function content(given: Partial<Graded> = {}): Graded {
  return { weight: 1, is_mandatory: true, status: 'not_started', is_graded: false, grade: null, ...given };
}
const done = content({ status: 'done' });

describe('progress', () => {
  test('is the weight of what is done', () => {
    expect(progressRate([done, content({ weight: 3 })])).toBe(25);
    expect(progressRate([content({ status: 'started' })])).toBe(0);
  });

  test('counts only what is mandatory', () => {
    expect(progressRate([done, content({ is_mandatory: false })])).toBe(100);
    expect(progressRate([content({ is_mandatory: false, status: 'done' })])).toBe(0);
    expect(progressRate([])).toBe(0);
  });

  test('is 100 only when everything is done', () => {
    const almost = [...Array.from({ length: 2999 }, () => done), content({ weight: 0.01 })];
    expect(progressRate(almost)).toBe(99.99);
    expect(progressRate([done, done, content()])).toBe(66.66);
  });
});

describe('the final grade', () => {
  test('is from 0 to 20 with one decimal, half up, by weight', () => {
    const graded = content({ is_graded: true });
    expect(finalGrade([{ ...graded, grade: 72.25 }])).toBe(14.5);
    expect(
      finalGrade([
        { ...graded, grade: 100 },
        { ...graded, grade: 40, weight: 3 },
      ]),
    ).toBe(11);
  });

  test('waits for every assessment', () => {
    expect(finalGrade([content({ is_graded: true, grade: 80 }), content({ is_graded: true })])).toBeNull();
    expect(finalGrade([content({ grade: 80 })])).toBeNull();
  });
});
