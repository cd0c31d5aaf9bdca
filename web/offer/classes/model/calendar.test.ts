import { describe, expect, test } from 'vitest';
import { atToday, moved, periodOf, sheetOf, showing, viewed } from './calendar-period.ts';
import {
  isNarrowed,
  listOfDay,
  narrowingQuery,
  readCalendarSearch,
  viewsOf,
  withoutNarrowing,
} from './calendar-search.ts';
import { dayIn } from '#contract/rules/days.ts';

const today = '2026-11-21';

describe('the address of the calendar', () => {
  test('has one spelling for view, date and filters', () => {
    expect(readCalendarSearch({ view: 'week', date: '2026-12-09', category: '3', has_seats: 'true' })).toEqual({
      view: 'week',
      date: '2026-12-07',
      category: 3,
      has_seats: true,
    });
    expect(readCalendarSearch({ view: 'month', date: '2026-12-09' })).toEqual({ date: '2026-12' });
    expect(readCalendarSearch({ date: '2026-12-09' })).toEqual({ date: '2026-12' });
    expect(readCalendarSearch({ view: 'list', date: '2026-12-09' })).toEqual({ view: 'list', date: '2026-12-09' });
    expect(readCalendarSearch({ view: 'week', date: '2026-12' })).toEqual({ view: 'week', date: '2026-11-30' });
  });

  test('without view and date shows the list on narrow pages and the month on wide ones', () => {
    expect(viewsOf({ city: 'Beira' })).toEqual(['month', 'list']);
    expect(viewsOf(readCalendarSearch({ view: 'month' }))).toEqual(['month']);
    expect(viewsOf({ date: '2026-12' })).toEqual(['month']);
    expect(viewsOf({ lessons: true })).toEqual(['month']);
    expect(viewsOf({ view: 'week' })).toEqual(['week']);
  });

  test('drops invalid values', () => {
    const nonsense = {
      view: 'year',
      date: '2026-13-40',
      category: '-1',
      type: 'x',
      partner: 'a',
      city: ' \0',
      page: 'NaN',
    };
    expect(readCalendarSearch(nonsense)).toEqual({});
    expect(readCalendarSearch({ date: '1850-01', has_seats: 'no', page: '1', city: ['a', 'b'] })).toEqual({});
  });

  test('shows the starts of classes, and every lesson on request', () => {
    const search = readCalendarSearch({ lessons: 'true', date: '2026-12', city: 'Beira', page: '2' });
    expect(search).toEqual({ lessons: true, date: '2026-12', city: 'Beira', page: 2 });
    const period = periodOf(search, today);
    expect(showing(search, { period, isEveryLesson: false })).toEqual({ date: '2026-12', city: 'Beira' });
    expect(showing({ date: '2026-12' }, { period, isEveryLesson: true })).toEqual({ date: '2026-12', lessons: true });
    expect(showing({ view: 'month' }, { period, isEveryLesson: true })).toEqual({ date: '2026-12', lessons: true });
    expect(readCalendarSearch({ lessons: '1' })).toEqual({});
    expect(withoutNarrowing(search)).toEqual({ date: '2026-12', lessons: true });
    expect(narrowingQuery(search)).toBe('city=Beira');
    const ofDay = { view: 'list', date: '2026-12-09', lessons: true, city: 'Beira' };
    expect(listOfDay(search, '2026-12-09')).toEqual(ofDay);
  });

  test('gives the feed only the filters', () => {
    const search = readCalendarSearch({ view: 'week', date: '2026-12-07', city: 'São Tomé', has_seats: true });
    expect(narrowingQuery(search)).toBe('city=S%C3%A3o+Tom%C3%A9&has_seats=true');
    expect(isNarrowed(search)).toBe(true);
    expect(withoutNarrowing(search)).toEqual({ view: 'week', date: '2026-12-07' });
  });
});

describe('a view of the calendar', () => {
  test('shows a month, a week from Monday, or a day of the list', () => {
    expect(periodOf({}, today)).toEqual({ span: 'month', from: '2026-11-01', to: '2026-11-30' });
    expect(periodOf({ view: 'week' }, today)).toEqual({ span: 'week', from: '2026-11-16', to: '2026-11-22' });
    expect(periodOf({ view: 'list', date: '2026-02' }, today)).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
    expect(periodOf({ view: 'list', date: '2026-12-09' }, today)).toMatchObject({ span: 'day', to: '2026-12-09' });
  });

  test('of the list shows everything to come unless a date is given', () => {
    const ahead = periodOf({ view: 'list' }, today);
    expect(ahead).toEqual({ span: 'ahead', from: today, to: '2099-12-31' });
    expect(periodOf({ view: 'list', date: '2026-11' }, today)).toMatchObject({ span: 'month', to: '2026-11-30' });
    expect(moved({ view: 'list' }, { period: ahead, by: 1, today }).date).toBe('2026-12');
    expect(viewed({ view: 'list' }, { period: ahead, view: 'month' })).toEqual({ view: 'month' });
  });

  test('moves by the period it shows', () => {
    const month = periodOf({ date: '2026-12' }, today);
    expect(moved({ date: '2026-12', page: 3 }, { period: month, by: 1, today })).toEqual({ date: '2027-01' });
    const week = periodOf({ view: 'week' }, today);
    expect(moved({ view: 'week' }, { period: week, by: -1, today }).date).toBe('2026-11-09');
  });

  test('has no date for a list of the present month, so that it shows everything to come', () => {
    const december = periodOf({ view: 'list', date: '2026-12' }, today);
    expect(moved({ view: 'list', date: '2026-12', city: 'Beira' }, { period: december, by: -1, today })).toEqual({
      view: 'list',
      city: 'Beira',
    });
    const week = periodOf({ view: 'week', date: '2026-11-09' }, today);
    expect(moved({ view: 'week', date: '2026-11-09' }, { period: week, by: 1, today })).toEqual({
      view: 'week',
      date: '2026-11-16',
    });
    const next = periodOf({ date: '2026-12' }, today);
    expect(moved({ view: 'month' }, { period: next, by: -1, today })).toEqual({ date: '2026-11' });
    const eve = periodOf({ view: 'list', date: '2026-11-20' }, today);
    expect(moved({ view: 'list', date: '2026-11-20' }, { period: eve, by: 1, today }).date).toBe(today);
  });

  test('of today is the current month or week, also where the first view shows a later one', () => {
    expect(atToday({ view: 'month', city: 'Beira' }, today)).toEqual({ date: '2026-11', city: 'Beira' });
    expect(atToday({ view: 'week', date: '2026-12-07' }, today)).toEqual({ view: 'week', date: '2026-11-16' });
    expect(atToday({ view: 'list', date: '2026-12' }, today)).toEqual({ view: 'list' });
  });

  test('changes to another view of the same time', () => {
    const period = periodOf({ date: '2026-12' }, today);
    expect(viewed({ date: '2026-12', city: 'Beira' }, { period, view: 'week' })).toEqual({
      view: 'week',
      date: '2026-11-30',
      city: 'Beira',
    });
    expect(viewed({ city: 'Beira' }, { period, view: 'list' })).toEqual({ view: 'list', city: 'Beira' });
  });

  test('shows whole weeks on its sheet, at most six', () => {
    expect(sheetOf(periodOf({ date: '2026-08' }, today))).toEqual({
      gte: '2026-07-27',
      lte: '2026-09-06',
    });
    expect(sheetOf(periodOf({ view: 'week' }, today))).toEqual({ gte: '2026-11-16', lte: '2026-11-22' });
  });
});

test('the day depends on the time zone', () => {
  const moment = new Date('2026-11-30T23:30:00Z');
  expect(dayIn('Africa/Maputo', moment)).toBe('2026-12-01');
  expect(dayIn('America/Los_Angeles', moment)).toBe('2026-11-30');
});
