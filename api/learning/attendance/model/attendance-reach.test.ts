import { describe, expect, test } from 'vitest';
import type { AttendanceState } from '#contract/learning/attendance/values.ts';
import { attendanceReach, type HeldLesson } from './attendance-reach.ts';

/** `p`, `a` and `j` are given lessons attended, missed and justified; `?` is over and not recorded; `.` lies ahead. */
const states: Record<string, AttendanceState> = { p: 'present', a: 'absent', j: 'justified' };

function classOf(line: string) {
  const lessons = line.split('').map((sign, id): HeldLesson => ({
    id,
    minutes: 60,
    isGiven: sign in states,
    isOver: sign !== '.',
  }));
  const marks = line.split('').flatMap((sign, lesson_id) => {
    const state = states[sign];
    return state ? [{ lesson_id, state, minutes: state === 'present' ? 60 : 0 }] : [];
  });
  return { lessons, marks };
}

const rule = { justifiedCounts: false, attendanceMin: 80 };

describe('what one can still miss', () => {
  test.for<[string, string, ReturnType<typeof attendanceReach>, Partial<typeof rule>?]>([
    ['before the first lesson', '..........', reach(10, 2, 100)],
    ['with all attended so far', 'ppppp.....', reach(5, 2, 100)],
    ['after one absence', 'apppp.....', reach(5, 1, 90)],
    ['with nothing to spare', 'aappp.....', reach(5, 0, 80)],
    ['once it is out of reach', 'aaapp.....', lost(5, 70)],
    ['with justified absences that count', 'jjppp.....', reach(5, 2, 100), { justifiedCounts: true }],
    ['with justified absences that do not count', 'jjppp.....', reach(5, 0, 80)],
    ['with the minimum reached already', 'pppppppp..', reach(2, 2, 100)],
    ['without a minimum', 'aa...', reach(3, 3, 60), { attendanceMin: 0 }],
    ['where all lessons are needed', '....', reach(4, 0, 100), { attendanceMin: 100 }],
    ['with one that is over and not recorded', '?ppp.', reach(1, 1, 100)],
    ['where a canceled one made the class shorter', 'app..', reach(2, 0, 80)],
    ['with a share of thirds, which is rounded as the rate is', 'pa.', reach(1, 0, 66.67), { attendanceMin: 66.67 }],
    ['with all over', 'pppa?', null],
    ['without lessons', '', null],
  ])('%s', ([, line, expected, input]) => {
    const { lessons, marks } = classOf(line);
    expect(attendanceReach(lessons, marks, { ...rule, ...input })).toEqual(expected);
  });

  test('goes by minutes, and by the longest of the coming lessons', () => {
    const lessons = [60, 60, 60, 120].map((minutes, id) => ({ id, minutes, isGiven: id < 2, isOver: id < 2 }));
    const marks = [0, 1].map((lesson_id) => ({ lesson_id, state: 'present' as const, minutes: 60 }));
    expect(attendanceReach(lessons, marks, rule)).toMatchObject({ may_miss: 0 });
    expect(attendanceReach(lessons, marks, { ...rule, attendanceMin: 60 })).toMatchObject({ may_miss: 1 });
  });

  test('counts the minutes of a late arrival, and a lesson under way that has its mark', () => {
    const lessons = [0, 1, 2, 3, 4].map((id) => ({ id, minutes: 60, isGiven: id === 0, isOver: id === 0 }));
    const late = { lesson_id: 0, state: 'late' as const, minutes: 30 };
    expect(attendanceReach(lessons, [late], rule)).toEqual(reach(4, 0, 90));
    const now = { lesson_id: 1, state: 'absent' as const, minutes: 0 };
    expect(attendanceReach(lessons, [late, now], rule)).toEqual(lost(3, 70));
  });
});

function reach(lessons_ahead: number, may_miss: number, best_rate: number) {
  return { lessons_ahead, may_miss, best_rate, is_in_reach: true };
}

function lost(lessons_ahead: number, best_rate: number) {
  return { lessons_ahead, may_miss: 0, best_rate, is_in_reach: false };
}
