import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attendanceStates } from '#contract/learning/attendance/values.ts';
import { attendanceRate, type GivenLesson, type Mark } from './attendance-rate.ts';

const strict = { justifiedCounts: false };
const lenient = { justifiedCounts: true };
const lessons = [
  { id: 1, minutes: 180 },
  { id: 2, minutes: 60 },
];

describe('the attendance rate', () => {
  test('is the share of the minutes of the lessons given', () => {
    const marks: Mark[] = [
      { lesson_id: 1, state: 'late', minutes: 120 },
      { lesson_id: 2, state: 'present', minutes: 60 },
    ];
    expect(attendanceRate(lessons, marks, strict)).toBe(75);
  });

  test('is unknown before the first lesson, and nothing without a mark', () => {
    expect(attendanceRate([], [], strict)).toBeNull();
    expect(attendanceRate(lessons, [], strict)).toBe(0);
  });

  test('counts a justified absence where the operator says so', () => {
    const marks: Mark[] = [{ lesson_id: 2, state: 'justified', minutes: 0 }];
    expect(attendanceRate(lessons, marks, strict)).toBe(0);
    expect(attendanceRate(lessons, marks, lenient)).toBe(25);
  });

  test('leaves out marks of lessons that were not given, such as canceled ones', () => {
    const marks: Mark[] = [{ lesson_id: 3, state: 'present', minutes: 500 }];
    expect(attendanceRate(lessons, marks, strict)).toBe(0);
  });

  test('stays within 0 and 100 and equals a count minute by minute', () => {
    fc.assert(
      fc.property(register(), fc.boolean(), ({ given, marks }, justifiedCounts) => {
        const rate = attendanceRate(given, marks, { justifiedCounts });
        expect(rate).toBe(counted(given, marks, justifiedCounts));
        expect(rate === null || (rate >= 0 && rate <= 100)).toBe(true);
      }),
    );
  });
});

function register() {
  const lesson = fc.record({ id: fc.integer({ min: 1, max: 12 }), minutes: fc.integer({ min: 0, max: 300 }) });
  const mark = fc.record({
    lesson_id: fc.integer({ min: 1, max: 15 }),
    state: fc.constantFrom(...attendanceStates),
    minutes: fc.integer({ min: 0, max: 400 }),
  });
  return fc.record({
    given: fc.uniqueArray(lesson, { selector: ({ id }) => id, maxLength: 8 }),
    marks: fc.uniqueArray(mark, { selector: ({ lesson_id }) => lesson_id, maxLength: 12 }),
  });
}

/** Slow: asks of every minute of every lesson whether the person was there. */
function counted(given: GivenLesson[], marks: Mark[], justifiedCounts: boolean): number | null {
  let there = 0;
  let all = 0;
  for (const { id, minutes } of given) {
    for (let minute = 0; minute < minutes; minute += 1) {
      all += 1;
      const found = marks.find(({ lesson_id }) => lesson_id === id);
      if (found?.state === 'justified' ? justifiedCounts || minute < found.minutes : minute < (found?.minutes ?? 0)) {
        there += 1;
      }
    }
  }
  return all === 0 ? null : Math.round((10_000 * there) / all) / 100;
}
