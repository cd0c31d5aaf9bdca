import { describe, expect, test } from 'vitest';
import { loadedDays, readTimetableSearch, timetablePeriod, turned, viewedAs } from './timetable-search.ts';

const today = '2026-11-25';

describe('the address of a timetable', () => {
  test('keeps view and date, and nothing that cannot be read', () => {
    expect(readTimetableSearch({ view: 'month', date: '2026-12-01' })).toEqual({ view: 'month', date: '2026-12-01' });
    expect(readTimetableSearch({ view: 'week' })).toEqual({});
    for (const date of ['2026-13-01', '2026-02-30', '1999-01-01', 7, null]) {
      expect(readTimetableSearch({ view: 'day', date })).toEqual({});
    }
  });

  test('names a week, a month or a month of days', () => {
    expect(timetablePeriod({}, today)).toEqual({ view: 'week', from: '2026-11-23', to: '2026-11-29' });
    expect(timetablePeriod({ view: 'month' }, today)).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
    expect(timetablePeriod({ view: 'list' }, today)).toMatchObject({ from: today, to: '2026-12-25' });
  });

  test('loads the whole weeks of a month', () => {
    expect(loadedDays(timetablePeriod({ view: 'month' }, today))).toEqual({ gte: '2026-10-26', lte: '2026-12-06' });
  });

  test('moves to the time before and after, and back to the present without a date', () => {
    const week = timetablePeriod({}, today);
    expect(turned(week, 1, today)).toEqual({ date: '2026-11-30' });
    expect(turned(timetablePeriod({ date: '2026-11-30' }, today), -1, today)).toEqual({});
    expect(turned(timetablePeriod({ view: 'month' }, today), -1, today)).toEqual({ view: 'month', date: '2026-10-01' });
    expect(turned(timetablePeriod({ view: 'list' }, today), 1, today)).toEqual({ view: 'list', date: '2026-12-26' });
  });

  test('keeps the date in another view', () => {
    expect(viewedAs({ view: 'list', date: '2026-12-26' }, 'week')).toEqual({ date: '2026-12-26' });
    expect(viewedAs({}, 'month')).toEqual({ view: 'month' });
  });
});
