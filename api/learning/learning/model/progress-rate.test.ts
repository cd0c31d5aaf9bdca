import { describe, expect, test } from 'vitest';
import { isAssessment, progressRate, type Graded } from './progress-rate.ts';

function content(input: Partial<Graded> = {}): Graded {
  return { weight: 1, is_mandatory: true, status: 'not_started', is_graded: false, grade: null, ...input };
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

test('an assessment is graded and mandatory', () => {
  expect(isAssessment(content({ is_graded: true }))).toBe(true);
  expect(isAssessment(content({ is_graded: true, is_mandatory: false }))).toBe(false);
  expect(isAssessment(content())).toBe(false);
});
