import { describe, expect, test } from 'vitest';
import type { TimetableLesson } from '#contract/learning/timetable/calls.ts';
import { hoursOf, timetableDays, untilLinkMs } from './timetable-days.ts';

const plain: TimetableLesson = {
  id: 1,
  class_id: 1,
  course_id: 1,
  starts_at: '2026-12-01T08:00:00.000Z',
  ends_at: '2026-12-01T10:00:00.000Z',
  tz: 'UTC',
  type: 'online-sync',
  status: 'planned',
  room: null,
  sequence: 0,
  module: null,
  trainers: [],
  meeting_url: null,
  summary: null,
  cancel_reason: null,
  moved_from: null,
  changed_at: null,
  class_code: 'A-1',
  course_title: 'Python',
  venue: null,
  city: null,
  enrollment_id: 1,
  conflicts: [],
};

function lesson(id: number, from: string, to: string): TimetableLesson {
  return { ...plain, id, starts_at: `2026-12-${from}:00.000Z`, ends_at: `2026-12-${to}:00.000Z` };
}

function daysOf(lessons: TimetableLesson[]) {
  return timetableDays(lessons, {
    gte: '2026-11-30',
    lte: '2026-12-02',
    within: { from: '2026-12-01', to: '2026-12-02' },
    today: '2026-12-02',
    dayOf: ({ starts_at }) => starts_at.slice(0, 10),
    timeOf: (moment) => moment.slice(11, 16),
  });
}

describe('the days of a timetable', () => {
  test('are all there, with their lessons by time', () => {
    const days = daysOf([lesson(2, '01T14:00', '01T16:00'), lesson(1, '01T08:30', '01T10:00')]);
    expect(days.map(({ day, isOut, isToday }) => [day, isOut, isToday])).toEqual([
      ['2026-11-30', true, false],
      ['2026-12-01', false, false],
      ['2026-12-02', false, true],
    ]);
    expect(days[1]?.lessons.map(({ lesson: { id }, from, to, lane }) => [id, from, to, lane])).toEqual([
      [1, 510, 600, 0],
      [2, 840, 960, 0],
    ]);
  });

  test('have lessons at one time beside each other, and cut at midnight', () => {
    const days = daysOf([
      lesson(1, '01T22:00', '02T01:00'),
      lesson(2, '01T21:00', '01T23:00'),
      lesson(3, '01T08:00', '01T09:00'),
    ]);
    expect(days[1]?.lanes).toBe(2);
    expect(days[1]?.lessons.map(({ lesson: { id }, to, lane }) => [id, to, lane])).toEqual([
      [3, 540, 0],
      [2, 1380, 0],
      [1, 1440, 1],
    ]);
  });

  test('show the hours of the working day, and more where lessons need them', () => {
    expect(hoursOf(daysOf([]))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    const hours = hoursOf(daysOf([lesson(1, '01T06:30', '01T07:00'), lesson(2, '01T19:00', '01T20:30')]));
    expect([hours[0], hours.at(-1)]).toEqual([6, 20]);
  });
});

const at = (time: string) => Date.parse(`2026-12-01T${time}Z`);

describe('a timetable is loaded again', () => {
  test('when a live lesson gets its link, within the hour at the latest', () => {
    expect(untilLinkMs([plain], at('07:15:00'))).toBe(30 * 60_000);
    expect(untilLinkMs([plain], at('01:00:00'))).toBe(60 * 60_000);
    expect(untilLinkMs([plain], at('07:50:00'))).toBe(60_000);
  });

  test('not where no link will come', () => {
    const now = at('07:15:00');
    expect(untilLinkMs([], now)).toBe(false);
    for (const other of [
      { type: 'presential' as const },
      { status: 'canceled' as const },
      { meeting_url: 'https://a.example' },
      { ends_at: '2026-12-01T07:00:00.000Z' },
    ]) {
      expect(untilLinkMs([{ ...plain, ...other }], now)).toBe(false);
    }
  });
});
