import { describe, expect, test } from 'vitest';
import { lastOpening, momentIn } from './last-opening.ts';
import type { OpeningHours } from './opening-hours.ts';
import { daysFrom } from './days.ts';
import { momentAt } from './days-in-zone.ts';

const workdays: OpeningHours = {
  open: [{ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '08:00', to: '17:00' }],
  holidays: ['12-25', '2026-12-24'],
  zone: 'Africa/Luanda',
};
const withSaturday: OpeningHours = {
  ...workdays,
  open: [...workdays.open, { weekdays: ['sat'], from: '08:00', to: '12:00' }],
};
const lisbon: OpeningHours = { ...workdays, zone: 'Europe/Lisbon' };
const saturdays: OpeningHours = { ...workdays, open: [{ weekdays: ['sat'], from: '09:00', to: '12:00' }] };

function until(opening: OpeningHours, at: string, closesAt?: string): string | null {
  const attempt = { at: new Date(at), hours: 48, closesAt: closesAt === undefined ? null : new Date(closesAt) };
  return lastOpening(opening, attempt)?.toISOString() ?? null;
}

describe('the last opening moment of a desk within 48 hours, with a whole opening day', () => {
  // Luanda is an hour ahead of UTC.
  test.each([
    ['on a Monday morning before the desk opens', '2026-11-23T06:00:00Z', '2026-11-24T16:00:00Z'],
    ['at the very opening', '2026-11-23T07:00:00Z', '2026-11-24T16:00:00Z'],
    ['while it is open, to the same time two days later', '2026-11-23T09:30:00Z', '2026-11-25T09:30:00Z'],
    ['at the very closing', '2026-11-23T16:00:00Z', '2026-11-25T16:00:00Z'],
    ['in the evening, to the closing of the second day', '2026-11-23T18:07:00Z', '2026-11-25T16:00:00Z'],
    ['on a Wednesday evening', '2026-11-25T18:07:00Z', '2026-11-27T16:00:00Z'],
    ['on a Thursday evening, to Friday and not to Saturday', '2026-11-26T18:07:00Z', '2026-11-27T16:00:00Z'],
    ['on a Thursday noon, of which Friday is whole', '2026-11-26T11:00:00Z', '2026-11-27T16:00:00Z'],
    ['on a Friday morning while open, to Monday', '2026-11-27T09:00:00Z', '2026-11-30T16:00:00Z'],
    ['on a Friday evening, to Monday', '2026-11-27T17:00:00Z', '2026-11-30T16:00:00Z'],
    ['on a Saturday', '2026-11-28T10:00:00Z', '2026-11-30T16:00:00Z'],
    ['on a Sunday evening, to Tuesday', '2026-11-29T20:00:00Z', '2026-12-01T16:00:00Z'],
    ['before two holidays and a weekend', '2026-12-23T10:00:00Z', '2026-12-28T16:00:00Z'],
    ['before the holiday of a later year', '2028-12-22T17:00:00Z', '2028-12-26T16:00:00Z'],
  ])('%s', (_, at, expected) => {
    expect(until(workdays, at)).toBe(new Date(expected).toISOString());
  });

  test('counts Saturday where the desk opens then, with hours of its own', () => {
    expect(until(withSaturday, '2026-11-27T17:00:00Z')).toBe('2026-11-28T11:00:00.000Z');
    expect(until(withSaturday, '2026-11-26T18:07:00Z')).toBe('2026-11-28T11:00:00.000Z');
  });

  test('is a week away where the desk opens once a week', () => {
    expect(until(saturdays, '2026-11-28T09:00:00Z')).toBe('2026-12-05T11:00:00.000Z');
  });

  test.each([
    ['into summer time', '2026-03-27T18:00:00Z', '2026-03-30T16:00:00.000Z'],
    ['into winter time', '2026-10-23T17:00:00Z', '2026-10-26T17:00:00.000Z'],
    ['in winter', '2026-11-27T18:00:00Z', '2026-11-30T17:00:00.000Z'],
    ['in summer', '2026-07-03T17:00:00Z', '2026-07-06T16:00:00.000Z'],
  ])('follows the clocks of its zone %s', (_, at, expected) => {
    expect(until(lisbon, at)).toBe(expected);
  });

  test('does not outlast the registrations, and ends while the desk is open', () => {
    expect(until(workdays, '2026-11-23T18:00:00Z', '2026-11-24T10:00:00Z')).toBe('2026-11-24T10:00:00.000Z');
    expect(until(workdays, '2026-11-23T18:00:00Z', '2026-11-24T22:00:00Z')).toBe('2026-11-24T16:00:00.000Z');
    expect(until(workdays, '2026-11-27T10:00:00Z', '2026-11-29T22:00:00Z')).toBe('2026-11-27T16:00:00.000Z');
  });

  test('is none where the registrations close before the desk opens again', () => {
    expect(until(workdays, '2026-11-27T18:00:00Z', '2026-11-29T22:00:00Z')).toBeNull();
    expect(until(workdays, '2026-11-23T18:00:00Z', '2026-11-23T20:00:00Z')).toBeNull();
  });

  test('is none where the desk does not open at all', () => {
    expect(until({ ...workdays, open: [] }, '2026-11-23T09:00:00Z')).toBeNull();
    const closed = Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, '0'));
    const holidays = ['11', '12', '01'].flatMap((month) => closed.map((day) => `${month}-${day}`));
    expect(until({ ...workdays, holidays }, '2026-11-23T09:00:00Z')).toBeNull();
  });

  test('for orders at every hour of two weeks, is later, open, and leaves a whole opening day', () => {
    for (let hour = 0; hour < 14 * 24; hour++) {
      const at = new Date(Date.UTC(2026, 10, 23, hour, 17));
      const end = lastOpening(workdays, { at, hours: 48 });
      const clock = new Date((end?.getTime() ?? 0) + 3_600_000);
      expect(clock.getUTCDay() % 6).not.toBe(0);
      expect(clock.getUTCHours() + clock.getUTCMinutes() / 60).toBeGreaterThanOrEqual(8);
      expect(clock.getUTCHours() + clock.getUTCMinutes() / 60).toBeLessThanOrEqual(17);
      const opened = Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate(), 7);
      const isWholeDay = opened >= at.getTime() && clock.getUTCHours() === 17;
      const hasEarlierDay = (end?.getTime() ?? 0) - at.getTime() > 24 * 3_600_000;
      expect(isWholeDay || hasEarlierDay).toBe(true);
    }
  });
});

const zones = ['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe'];
const times = ['00:00', '00:30', '01:30', '02:00', '02:30', '08:00', '12:00', '17:00', '23:59'];

test.each(zones)('a time of day in %s is the same moment as by the calendar library', (zone) => {
  for (const day of daysFrom('2026-03-01', 300)) {
    for (const time of times) expect(momentIn(zone, day, time)).toEqual(momentAt(day, time, zone));
  }
});
