import { describe, expect, test } from 'vitest';
import { entryUntil } from '#contract/rules/attendance-register.ts';
import { markOfCheckIn } from './mark-of-check-in.ts';

const lesson = { starts_at: new Date('2026-12-01T08:30:00Z'), ends_at: new Date('2026-12-01T11:30:00Z') };
const at = (moment: string) => new Date(`2026-12-01T${moment}Z`);

describe('a check-in', () => {
  test('is for the whole lesson before it and in its first minutes', () => {
    for (const moment of ['08:20:00', '08:30:00', '08:34:59']) {
      expect(markOfCheckIn(lesson, 5, at(moment))).toEqual({ state: 'present', minutes: 180 });
    }
  });

  test('is late from then on, for the minutes that are left', () => {
    expect(markOfCheckIn(lesson, 5, at('08:35:00'))).toEqual({ state: 'late', minutes: 175 });
    expect(markOfCheckIn(lesson, 5, at('09:00:59'))).toEqual({ state: 'late', minutes: 150 });
    expect(markOfCheckIn(lesson, 5, at('11:30:00'))).toEqual({ state: 'late', minutes: 1 });
  });

  test('is accepted for some minutes, and not after the lesson', () => {
    expect(entryUntil(lesson, 30)).toEqual(at('09:00:00'));
    expect(entryUntil(lesson, 1_000)).toEqual(lesson.ends_at);
  });
});
