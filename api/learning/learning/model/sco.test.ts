import { describe, expect, test } from 'vitest';
import type { LessonStatus } from '#contract/learning/learning/values.ts';
import { afterReport, entryOf, noScore, percentOf, rollUp, secondsOf, timespanOf, type Baseline } from './sco.ts';

function standing(status: LessonStatus, raw: number | null = null): Baseline {
  return { status, score: { ...noScore, raw }, totalSeconds: 60 };
}
const fresh = standing('not attempted');
const ended = { status: undefined, score: {}, sessionSeconds: 5, ended: true, isSilent: false, isSuspended: false };

describe('a SCO', () => {
  test('without a status is completed when it is left', () => {
    expect(afterReport(fresh, ended, null).status).toBe('completed');
    expect(afterReport(fresh, { ...ended, ended: false }, null).status).toBe('not attempted');
    expect(afterReport(fresh, { ...ended, isSilent: true }, null).status).toBe('not attempted');
  });

  test('that goes on later is not completed by its end', () => {
    const later = { ...ended, isSuspended: true };
    expect(afterReport(fresh, later, null).status).toBe('incomplete');
    expect(afterReport(fresh, { ...later, status: 'not attempted' }, null).status).toBe('incomplete');
    expect(afterReport(fresh, { ...later, status: 'passed' }, null).status).toBe('passed');
  });

  test('keeps its newest status within a session', () => {
    expect(afterReport(fresh, { ...ended, status: 'incomplete' }, null).status).toBe('incomplete');
    expect(afterReport(fresh, { ...ended, status: 'failed' }, null).status).toBe('failed');
  });

  test('is judged by the mastery score instead of its own status', () => {
    const reported = { ...ended, status: 'completed' as const, score: { raw: 69.9 } };
    expect(afterReport(fresh, reported, 70).status).toBe('failed');
    expect(afterReport(fresh, { ...reported, score: { raw: 70 } }, 70).status).toBe('passed');
    expect(afterReport(fresh, { ...reported, score: {} }, 70).status).toBe('completed');
  });

  test('never loses the results of an earlier session', () => {
    expect(afterReport(standing('passed'), { ...ended, status: 'failed' }, null).status).toBe('passed');
    expect(afterReport(standing('completed'), { ...ended, status: 'incomplete' }, null).status).toBe('completed');
    expect(afterReport(standing('completed'), { ...ended, status: 'passed' }, null).status).toBe('passed');
    expect(afterReport(standing('passed', 90), { ...ended, score: { raw: 40 } }, null).score.raw).toBe(90);
  });

  test('may pass after it failed', () => {
    const better = afterReport(standing('failed', 40), { ...ended, status: 'passed', score: { raw: 80 } }, null);
    expect(better).toMatchObject({ status: 'passed', score: { raw: 80 } });
  });

  test('adds the time of its session', () => {
    expect(afterReport(fresh, ended, null).totalSeconds).toBe(65);
  });
});

describe('the entry', () => {
  const left = { status: 'incomplete' as const, exit: '', mode: 'normal' as const };

  test('is a start, a resume, or neither', () => {
    expect(entryOf({ ...left, status: 'not attempted' })).toBe('ab-initio');
    expect(entryOf({ ...left, status: 'not attempted', exit: 'suspend' })).toBe('resume');
    expect(entryOf({ ...left, exit: 'suspend' })).toBe('resume');
    expect(entryOf(left)).toBe('');
  });
});

describe('a package', () => {
  test('is complete when every SCO is, with the mean of the scores', () => {
    const scos = [
      { status: 'passed' as const, percent: 90 },
      { status: 'completed' as const, percent: null },
      { status: 'completed' as const, percent: 80 },
    ];
    expect(rollUp(scos)).toEqual({ isComplete: true, hasFailed: false, grade: 85 });
  });

  test('has failed if any SCO has', () => {
    const scos = [
      { status: 'failed' as const, percent: 10 },
      { status: 'completed' as const, percent: null },
    ];
    expect(rollUp(scos)).toEqual({ isComplete: false, hasFailed: true, grade: 10 });
    expect(rollUp([])).toMatchObject({ isComplete: false, grade: null });
  });
});

describe('scores and times', () => {
  test('are converted to a scale of 100', () => {
    expect(percentOf({ raw: 15, min: 0, max: 20 })).toBe(75);
    expect(percentOf({ raw: 15, min: null, max: null })).toBe(15);
    expect(percentOf(noScore)).toBeNull();
  });

  test('are read and written in the format of SCORM', () => {
    expect(secondsOf('0001:02:03.50')).toBe(3723.5);
    expect(secondsOf('nonsense')).toBe(0);
    expect(timespanOf(3723.5)).toBe('0001:02:03.50');
    expect(timespanOf(0)).toBe('0000:00:00.00');
  });
});
