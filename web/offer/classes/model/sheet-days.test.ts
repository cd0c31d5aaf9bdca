import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#contract/offer/classes/calendar.ts';
import { periodOf } from './calendar-period.ts';
import { areasOf, countEntries, sheetDays } from './sheet-days.ts';
import { isQuiet, standingOf } from './standing.ts';

const energy = { id: 2, name: 'Energia', drawing: 'energia' } as const;
const entry: CalendarEntry = {
  class_id: 3,
  lesson_id: null,
  starts_at: '2026-12-01T08:00:00Z',
  ends_at: '2026-12-01T12:00:00Z',
  tz: 'Africa/Luanda',
  type: 'presential',
  status: 'opened',
  venue: null,
  city: 'Luanda',
  room: null,
  seats_left: 4,
  is_full: false,
  is_for_sale: true,
  takes_waiting: false,
  course: { id: 7, title: 'Soldadura', partner: null, category: energy },
};
const today = '2026-12-03';
const hourOf = ({ tz }: CalendarEntry) => (tz === 'Europe/Lisbon' ? '08:00' : '09:00');
const december = { period: periodOf({ date: '2026-12' }, today), today, hourOf };

describe('a sheet', () => {
  test('has every day of the weeks of its month, past, present and of other months', () => {
    const days = sheetDays([], december);
    expect(days).toHaveLength(35);
    expect(days[0]).toMatchObject({ day: '2026-11-30', isOut: true, isPast: true, isToday: false, more: 0 });
    expect(days[3]).toMatchObject({ day: today, isOut: false, isPast: false, isToday: true, entries: [] });
    expect(days.at(-1)).toMatchObject({ day: '2027-01-03', isOut: true, isPast: false });
  });

  test('has the seven days of a week', () => {
    const week = sheetDays([], { ...december, period: periodOf({ view: 'week' }, today) });
    expect(week.map(({ day }) => day)).toEqual(expect.arrayContaining(['2026-11-30', '2026-12-06']));
    expect(week.filter(({ isOut }) => isOut)).toEqual([]);
  });

  test('has the entries of a day in the order of the hours that it shows, and counts the others', () => {
    const other = { ...entry, class_id: 4, tz: 'Europe/Lisbon' };
    const days = sheetDays([{ day: '2026-12-01', entry_count: 65, entries: [entry, other] }], december);
    expect(days[1]).toMatchObject({ day: '2026-12-01', more: 63, entries: [{ class_id: 4 }, { class_id: 3 }] });
    expect(countEntries(days, ({ isOut }) => !isOut)).toBe(65);
    expect(countEntries(days, ({ isPast }) => !isPast)).toBe(0);
  });

  test('has live classes after those at a place, in the same order for every visitor', () => {
    const live = { ...entry, type: 'online-sync', class_id: 5, starts_at: '2026-12-01T07:00:00Z' } as const;
    const earlier = { ...live, class_id: 6, tz: 'Europe/Lisbon', starts_at: '2026-12-01T06:30:00Z' };
    const entries = [live, entry, earlier];
    const days = sheetDays([{ day: '2026-12-01', entry_count: 3, entries }], december);
    expect(days[1]?.entries.map(({ class_id: id }) => id)).toEqual([3, 6, 5]);
  });

  test('names each area that has a colour once', () => {
    const teaching = { ...entry, course: { ...entry.course, category: { ...energy, id: 1, name: 'Ensino' } } };
    const none = { ...entry, course: { ...entry.course, category: null } };
    const entries = [teaching, entry, entry, none];
    const namesOn = (day: string) =>
      areasOf(sheetDays([{ day, entry_count: 4, entries }], december)).map(({ name }) => name);
    expect(namesOn('2026-12-09')).toEqual(['Energia', 'Ensino']);
    expect(namesOn('2026-12-01')).toEqual([]);
  });
});

describe('an entry', () => {
  test('says how many places are left, and when they are few', () => {
    expect(standingOf(entry, false)).toBe('free');
    expect(standingOf({ ...entry, seats_left: 3 }, false)).toBe('few');
    expect(standingOf({ ...entry, seats_left: null }, false)).toBe('open');
  });

  test('is quiet where nobody can buy it any more', () => {
    const full = { ...entry, seats_left: 0, is_full: true };
    expect(standingOf(full, false)).toBe('full');
    expect(standingOf({ ...full, takes_waiting: true }, false)).toBe('waiting');
    expect(standingOf({ ...entry, is_for_sale: false }, false)).toBe('closed');
    expect(standingOf(entry, true)).toBe('started');
    expect(standingOf({ ...entry, lesson_id: 1 }, true)).toBe('past');
    expect((['started', 'past', 'full', 'waiting', 'closed'] as const).every(isQuiet)).toBe(true);
    expect((['few', 'free', 'open'] as const).some(isQuiet)).toBe(false);
  });
});
