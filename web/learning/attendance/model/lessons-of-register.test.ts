import { describe, expect, test } from 'vitest';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { delayNow, lessonsBefore, lessonToMark, lessonUnderWay, registeredLessons } from './lessons-of-register.ts';

function lesson(id: number, day: number, status: ClassLesson['status'] = 'planned'): ClassLesson {
  const at = (hour: string) => `2026-12-${String(day).padStart(2, '0')}T${hour}:00Z`;
  return Object.assign(JSON.parse('{}'), { id, status, starts_at: at('08:00'), ends_at: at('11:00') });
}
const lessons = [1, 2, 3, 4, 5, 6].map((day) => lesson(day, day));
const at = (moment: string) => Date.parse(moment);

describe('the lessons of a register', () => {
  test('are those that were not canceled', () => {
    expect(registeredLessons([lesson(1, 1), lesson(2, 2, 'canceled')]).map(({ id }) => id)).toEqual([1]);
  });

  test('open on the lesson that goes on, or that was last', () => {
    expect(lessonToMark(lessons, at('2026-12-03T07:50:00Z'))?.id).toBe(3);
    expect(lessonToMark(lessons, at('2026-12-03T20:00:00Z'))?.id).toBe(3);
    expect(lessonToMark(lessons, at('2026-11-01T08:00:00Z'))?.id).toBe(1);
    expect(lessonToMark([], 0)).toBeUndefined();
  });

  test('go on from 15 minutes before to the end', () => {
    expect(lessonUnderWay(lessons, at('2026-12-03T07:44:00Z'))).toBeUndefined();
    expect(lessonUnderWay(lessons, at('2026-12-03T07:45:00Z'))?.id).toBe(3);
    expect(lessonUnderWay(lessons, at('2026-12-03T11:00:00Z'))).toBeUndefined();
    expect(lessonUnderWay(lessons, at('2026-11-01T07:00:00Z'))).toBeUndefined();
  });

  test('show the four before', () => {
    const [first, , , , , sixth] = lessons;
    if (!first || !sixth) throw new Error('no lessons');
    expect(lessonsBefore(lessons, sixth).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    expect(lessonsBefore(lessons, first)).toEqual([]);
  });
});

test('who comes now is as late as the clock says', () => {
  const today = lesson(1, 1);
  expect(delayNow(today, at('2026-12-01T08:21:00Z'))).toBe(20);
  expect(delayNow(today, at('2026-12-01T07:55:00Z'))).toBe(15);
  expect(delayNow(today, at('2026-12-02T08:00:00Z'))).toBe(15);
});
