import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#contract/classes/calendar.ts';
import { sheetEvents } from './sheet-events.ts';

const entry: CalendarEntry = {
  class_id: 3,
  lesson_id: 9,
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
  course: { id: 7, title: 'Soldadura', partner: null },
};
const addresses = {
  isCounted: false,
  hourOf: ({ starts_at: start }: CalendarEntry) => start.slice(11, 16),
  addressOfCourse: ({ course, class_id }: CalendarEntry) => `/courses/${course.id}?class=${class_id}`,
  addressOfDay: (day: string) => `/classes?date=${day}`,
};
const hourOfPlace = ({ tz }: CalendarEntry) => (tz === 'Europe/Lisbon' ? '08:00' : '09:00');

describe('a sheet', () => {
  test('shows an entry with the address of its course and class', () => {
    const [event, ...others] = sheetEvents([{ day: '2026-12-01', entry_count: 1, entries: [entry] }], addresses);
    expect(event).toMatchObject({ id: '3-9', start: '2026-12-01', allDay: true, url: '/courses/7?class=3', rank: 0 });
    expect(others).toEqual([]);
  });

  test('has the entries of a day in the order of the hours that it shows', () => {
    const other = { ...entry, class_id: 4, tz: 'Europe/Lisbon' };
    const days = [{ day: '2026-12-01', entry_count: 2, entries: [entry, other] }];
    expect(sheetEvents(days, { ...addresses, hourOf: hourOfPlace }).map(({ id, rank }) => [id, rank])).toEqual([
      ['4-9', 0],
      ['3-9', 1],
    ]);
  });

  test('links to the list of a day with more entries', () => {
    const [, more] = sheetEvents([{ day: '2026-12-01', entry_count: 65, entries: [entry] }], addresses);
    expect(more).toMatchObject({ rest: { more: 64, isAll: false }, url: '/classes?date=2026-12-01', allDay: true });
  });

  test('shows only counts when it is narrow', () => {
    const days = [{ day: '2026-12-01', entry_count: 65, entries: [entry] }];
    expect(sheetEvents(days, { ...addresses, isCounted: true })).toMatchObject([
      { entry: null, rest: { more: 65, isAll: true } },
    ]);
  });
});
