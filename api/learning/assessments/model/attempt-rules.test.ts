import { describe, expect, test } from 'vitest';
import { feedbackRules } from '#contract/learning/assessments/values.ts';
import {
  attemptLifeCycle,
  endOf,
  isOverdue,
  mayStart,
  requireAnotherAttempt,
  showsFeedback,
  showsRightAnswers,
} from './attempt-rules.ts';

const startedAt = new Date('2026-11-25T10:00:00Z');

describe('the time of an attempt', () => {
  test.each([
    [30, 0, '2026-11-25T10:30:00.000Z'],
    [30, 25, '2026-11-25T10:37:30.000Z'],
    [1, 50, '2026-11-25T10:01:30.000Z'],
  ])('of %s minutes with %s percent more ends at %s', (minutes, extraPercent, end) => {
    expect(endOf({ startedAt, minutes, extraPercent })?.toISOString()).toBe(end);
  });

  test('has no end without a limit', () => {
    expect(endOf({ startedAt, minutes: null, extraPercent: 50 })).toBeNull();
    expect(isOverdue({ endsAt: null, now: new Date('2099-01-01') })).toBe(false);
  });

  test.each([
    ['10:30:00', false],
    ['10:30:05', false],
    ['10:30:06', true],
  ])('leaves some seconds for answers under way: at %s', (time, overdue) => {
    const endsAt = new Date('2026-11-25T10:30:00Z');
    expect(isOverdue({ endsAt, now: new Date(`2026-11-25T${time}Z`) })).toBe(overdue);
  });
});

describe('another attempt', () => {
  const standing = { ended: 1, allowed: 3, rule: 'after_submission', isPassed: false } as const;

  test('starts while some are left, also to get a better grade', () => {
    expect(mayStart(standing)).toBe(true);
    expect(mayStart({ ...standing, isPassed: true })).toBe(true);
    expect(mayStart({ ...standing, ended: 3 })).toBe(false);
    expect(() => requireAnotherAttempt({ ...standing, ended: 3 })).toThrow('attempts_used_up');
  });

  test('does not follow feedback that was given for passing', () => {
    const passed = { ...standing, rule: 'after_last', isPassed: true } as const;
    expect(showsFeedback(passed)).toBe(true);
    expect(mayStart(passed)).toBe(false);
    expect(() => requireAnotherAttempt(passed)).toThrow('assessment_passed');
  });
});

describe('feedback is shown', () => {
  test.each([
    ['never', 3, true, false],
    ['after_submission', 1, false, true],
    ['after_last', 1, false, false],
    ['after_last', 1, true, true],
    ['after_last', 3, false, true],
  ] as const)('%s, after %s of 3 attempts, passed %s: %s', (...[rule, ended, isPassed, shows]) => {
    expect(showsFeedback({ rule, ended, allowed: 3, isPassed })).toBe(shows);
  });
});

describe('right answers are shown', () => {
  test.each([
    ['never', 3, true, false],
    ['after_submission', 1, false, false],
    ['after_submission', 1, true, false],
    ['after_submission', 3, false, true],
    ['after_last', 1, false, false],
    ['after_last', 1, true, true],
    ['after_last', 3, false, true],
  ] as const)('%s, after %s of 3 attempts, passed %s: %s', (...[rule, ended, isPassed, shows]) => {
    expect(showsRightAnswers({ rule, ended, allowed: 3, isPassed })).toBe(shows);
  });

  test('never before an attempt that may still start', () => {
    for (const rule of feedbackRules)
      for (const isPassed of [true, false])
        for (const ended of [0, 1, 2, 3, 4]) {
          const standing = { rule, isPassed, ended, allowed: 3 };
          expect(showsRightAnswers(standing) && mayStart(standing)).toBe(false);
        }
  });
});

describe('an attempt', () => {
  test('is submitted once, and graded after that', () => {
    for (const move of ['submit', 'submitMarked'] as const) {
      expect(() => attemptLifeCycle.next('graded', move)).toThrow('invalid_transition');
      expect(() => attemptLifeCycle.next('submitted', move)).toThrow('invalid_transition');
    }
    for (const move of ['grade', 'gradePartly'] as const) {
      expect(() => attemptLifeCycle.next('open', move)).toThrow('invalid_transition');
    }
    expect(() => attemptLifeCycle.next('graded', 'gradePartly')).toThrow('invalid_transition');
  });
});
