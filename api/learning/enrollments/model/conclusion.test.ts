import { describe, expect, test } from 'vitest';
import { conclusionOf, type ConclusionFacts } from './conclusion.ts';

const alone: ConclusionFacts = {
  type: 'online',
  classStatus: 'opened',
  progressRate: 80,
  attendanceRate: null,
  attendanceMin: 80,
  isAssessed: true,
  grade: 10,
  gradeMin: 10,
};
const withLessons: ConclusionFacts = { ...alone, type: 'presential', progressRate: 0, attendanceRate: 80 };

describe('an enrollment followed alone', () => {
  test('is passed at the least progress and the least grade', () => {
    expect(conclusionOf(alone)).toBe('passed');
  });

  test('goes on just below either', () => {
    expect(conclusionOf({ ...alone, progressRate: 79.99 })).toBeNull();
    expect(conclusionOf({ ...alone, grade: 9.9 })).toBeNull();
    expect(conclusionOf({ ...alone, grade: null })).toBeNull();
  });

  test('of a course without assessment is attended', () => {
    expect(conclusionOf({ ...alone, isAssessed: false, grade: null })).toBe('attended');
  });

  test('below its conditions when its class concludes is failed or not completed', () => {
    expect(conclusionOf({ ...alone, classStatus: 'concluded', grade: 4 })).toBe('failed');
    expect(conclusionOf({ ...alone, classStatus: 'concluded', progressRate: 10 })).toBe('not_completed');
  });
});

describe('an enrollment with lessons', () => {
  test('waits for its class, whatever the progress', () => {
    expect(conclusionOf({ ...withLessons, progressRate: 100 })).toBeNull();
  });

  test('is judged by attendance and grade, not by progress', () => {
    const over: ConclusionFacts = { ...withLessons, classStatus: 'concluded' };
    expect(conclusionOf(over)).toBe('passed');
    expect(conclusionOf({ ...over, grade: null })).toBe('failed');
    expect(conclusionOf({ ...over, attendanceRate: null, progressRate: 100 })).toBe('not_completed');
    expect(conclusionOf({ ...over, type: 'online-sync', isAssessed: false })).toBe('attended');
  });
});
