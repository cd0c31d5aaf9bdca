import { describe, expect, test } from 'vitest';
import { runOf, scheduleOf } from './schedule.ts';

/** Days of December 2026, whose first is a Tuesday. */
function on(...days: number[]) {
  return days.map((day) => lesson(day, '17:00', '20:00'));
}
function lesson(day: number, from: string, to: string) {
  // One that ends earlier than it begins ends on the next day.
  return { starts_at: moment(day, from), ends_at: moment(to < from ? day + 1 : day, to) };
}
function moment(day: number, time: string) {
  return `2026-12-${String(day).padStart(2, '0')}T${time}:00.000Z`;
}
const daysOf = (...days: number[]) => {
  const match = scheduleOf(on(...days), 'Africa/Luanda');
  return match && [match.pattern, match.weekdays.join('')];
};

describe('the weekdays of a class', () => {
  test('are those of its lessons', () => {
    expect(daysOf(1, 8, 15)).toEqual(['weekly', '2']);
    expect(daysOf(1, 3, 8, 10, 15, 17)).toEqual(['weekly', '24']);
    expect(daysOf(3, 8, 10, 15)).toEqual(['weekly', '24']);
  });

  test('can be every working day, in parts of weeks too', () => {
    expect(daysOf(2, 3, 4, 7, 8, 9, 10, 11, 14)).toEqual(['weekly', '12345']);
  });

  test('occur once in a class of one week, in the order of its days', () => {
    expect(daysOf(1)).toEqual(['once', '2']);
    expect(daysOf(7, 8, 9, 10, 11)).toEqual(['once', '12345']);
    expect(daysOf(4, 5, 7)).toEqual(['once', '561']);
    expect(scheduleOf([...on(1), ...on(1)], 'Africa/Luanda')).toMatchObject({ pattern: 'once', weekdays: [2] });
  });

  test('stand a holiday now and then', () => {
    expect(daysOf(1, 3, 10, 15, 17, 22)).toEqual(['weekly', '24']);
  });

  test('are irregular where the weeks differ', () => {
    expect(daysOf(1, 3, 7, 9, 18, 26)).toEqual(['irregular', '']);
    expect(daysOf(5, 19, 26)).toEqual(['weekly', '6']);
    expect(daysOf(1, 17)).toEqual(['irregular', '']);
  });

  test('are those of the time zone', () => {
    const late = [lesson(1, '22:30', '23:30')];
    expect(scheduleOf(late, 'Africa/Luanda')?.weekdays).toEqual([2]);
    expect(scheduleOf(late, 'Africa/Maputo')?.weekdays).toEqual([3]);
  });

  test('are none without lessons', () => {
    expect(scheduleOf([], 'Africa/Luanda')).toBeNull();
  });
});

function hoursOf(...lessons: ReturnType<typeof on>) {
  return scheduleOf(lessons, 'Africa/Luanda')?.hours;
}

describe('the hours of a class', () => {
  test('are those of every lesson', () => {
    expect(hoursOf(...on(1, 3))).toEqual({
      at: '2026-12-01T17:00:00.000Z',
      until: '2026-12-01T20:00:00.000Z',
      vary: false,
    });
  });

  test('are the earliest and the latest where they vary', () => {
    const [late, early] = [lesson(1, '17:00', '20:00'), lesson(3, '08:00', '12:00')];
    expect(hoursOf(late, early)).toEqual({ at: early.starts_at, until: late.ends_at, vary: true });
    const night = lesson(4, '22:00', '00:30');
    expect(hoursOf(late, night)).toEqual({ at: late.starts_at, until: night.ends_at, vary: true });
  });

  test('do not vary where only the clocks of another zone change', () => {
    const around = [
      { starts_at: '2027-03-25T18:00:00.000Z', ends_at: '2027-03-25T21:00:00.000Z' },
      { starts_at: '2027-04-01T17:00:00.000Z', ends_at: '2027-04-01T20:00:00.000Z' },
    ];
    expect(scheduleOf(around, 'Europe/Lisbon')?.hours.vary).toBe(false);
    expect(scheduleOf(around, 'Africa/Luanda')?.hours.vary).toBe(true);
  });
});

test('three weekdays in a row, or more, are a run', () => {
  expect(runOf([1, 2, 3, 4, 5])).toEqual({ from: 1, to: 5 });
  expect(runOf([6, 7, 1])).toEqual({ from: 6, to: 1 });
  expect(runOf([2, 3])).toBeNull();
  expect(runOf([1, 3, 5])).toBeNull();
  expect(runOf([])).toBeNull();
});
