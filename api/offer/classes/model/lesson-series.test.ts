import { describe, expect, test } from 'vitest';
import { lessonsOfSeries } from './lesson-series.ts';

const rule = {
  tz: 'Africa/Luanda',
  weekdays: ['mon', 'wed', 'fri'],
  from: '08:30',
  to: '11:30',
  first_day: '2026-11-02',
  count: 6,
  skips_holidays: true,
} as const;

const input = (change: object = {}) => ({ ...rule, weekdays: [...rule.weekdays], ...change });
const daysOf = (change: object = {}) => lessonsOfSeries(input(change)).lessons.map(({ day }) => day.slice(5));

describe('a series of lessons', () => {
  test('has its number of lessons, without holidays, of which it says which they are', () => {
    // All Souls on Monday the 2nd, and Independence Day on Wednesday the 11th.
    const { lessons, skipped } = lessonsOfSeries(input());
    expect(lessons.map(({ day }) => day.slice(8))).toEqual(['04', '06', '09', '13', '16', '18']);
    expect(skipped).toEqual([
      { day: '2026-11-02', holiday: 'all_souls' },
      { day: '2026-11-11', holiday: 'independence' },
    ]);
  });

  test('ends on its last day, or with its number, whichever is first', () => {
    const until = { count: undefined, last_day: '2026-11-13' };
    expect(daysOf(until)).toEqual(['11-04', '11-06', '11-09', '11-13']);
    expect(daysOf({ ...until, count: 2 })).toEqual(['11-04', '11-06']);
    expect(daysOf({ ...until, count: 50 })).toHaveLength(4);
  });

  test('is held on holidays where the planner says so, for all or for one', () => {
    expect(daysOf({ skips_holidays: false, count: 2 })).toEqual(['11-02', '11-04']);
    const { lessons } = lessonsOfSeries(input({ exceptions: [{ day: '2026-11-02', is_taught: true }], count: 1 }));
    expect(lessons).toMatchObject([{ day: '2026-11-02', holiday: 'all_souls' }]);
  });

  test('has other hours, another room or another trainer on some days, and leaves some out', () => {
    const exceptions = [
      { day: '2026-11-04', is_left_out: true },
      { day: '2026-11-06', from: '14:00', to: '17:00', room: 'Sala 1', trainer_id: 7 },
    ];
    const { lessons, skipped } = lessonsOfSeries(input({ count: 2, room: 'Sala 2', exceptions }));
    expect(lessons).toMatchObject([
      { day: '2026-11-06', room: 'Sala 1', trainer_id: 7, starts_at: new Date('2026-11-06T13:00:00Z') },
      { day: '2026-11-09', room: 'Sala 2', trainer_id: null, starts_at: new Date('2026-11-09T07:30:00Z') },
    ]);
    expect(skipped).toContainEqual({ day: '2026-11-04', holiday: null });
  });

  test('keeps its hours on the clock where the clocks change', () => {
    const change = { tz: 'Europe/Lisbon', weekdays: ['sat', 'sun', 'mon'], first_day: '2027-03-27', count: 3 };
    const { lessons } = lessonsOfSeries(input({ ...change, skips_holidays: false }));
    expect(lessons.map(({ starts_at, ends_at }) => [starts_at.toISOString(), ends_at.toISOString()])).toEqual([
      ['2027-03-27T08:30:00.000Z', '2027-03-27T11:30:00.000Z'],
      ['2027-03-28T07:30:00.000Z', '2027-03-28T10:30:00.000Z'],
      ['2027-03-29T07:30:00.000Z', '2027-03-29T10:30:00.000Z'],
    ]);
  });

  test('lasts as long as the clock shows, also over the hour that comes twice', () => {
    const night = {
      tz: 'Europe/Lisbon',
      weekdays: ['sun'],
      from: '00:30',
      to: '03:00',
      count: 1,
      skips_holidays: false,
    };
    const hoursOf = (first_day: string) => {
      const [lesson] = lessonsOfSeries(input({ ...night, first_day })).lessons;
      return ((lesson?.ends_at.getTime() ?? 0) - (lesson?.starts_at.getTime() ?? 0)) / 3_600_000;
    };
    expect([hoursOf('2026-10-18'), hoursOf('2026-10-25'), hoursOf('2027-03-28')]).toEqual([2.5, 3.5, 1.5]);
  });

  test.for([
    ['no end', { count: undefined }, 'invalid_input'],
    ['no day at all', { last_day: '2026-11-01' }, 'invalid_input'],
    ['only holidays', { last_day: '2026-11-02' }, 'invalid_input'],
    ['too many lessons', { count: undefined, last_day: '2029-01-01' }, 'invalid_input'],
    ['hours that run backwards', { to: '08:30' }, 'lesson_backwards'],
    [
      'an hour that the clocks leave out',
      {
        tz: 'Europe/Lisbon',
        weekdays: ['sun'],
        first_day: '2027-03-28',
        from: '01:00',
        to: '02:00',
        skips_holidays: false,
      },
      'lesson_backwards',
    ],
  ] as const)('is refused with %s', ([, change, code]) => {
    expect(() => lessonsOfSeries(input(change))).toThrow(code);
  });
});
