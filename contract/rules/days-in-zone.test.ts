import { describe, expect, test } from 'vitest';
import { countDays, daysFrom, isTimeZone } from './days.ts';
import { beginsOf, momentAt } from './days-in-zone.ts';

const begin = (day: string, tz: string) => beginsOf([day], tz)[0]?.toISOString();

describe('the days of a calendar', () => {
  test('are counted with the first and the last', () => {
    expect(countDays('2026-11-29', '2026-12-01')).toBe(3);
    expect(countDays('2026-12-01', '2026-11-30')).toBe(0);
    expect(countDays('1000-01-01', '9999-12-31')).toBeGreaterThan(3_000_000);
    expect(daysFrom('2026-11-29', 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  });

  test('begin when the clocks of the zone say so, summer and winter', () => {
    expect(begin('2026-11-30', 'Africa/Luanda')).toBe('2026-11-29T23:00:00.000Z');
    expect(begin('2026-07-01', 'Europe/Lisbon')).toBe('2026-06-30T23:00:00.000Z');
    expect(begin('2026-12-01', 'Europe/Lisbon')).toBe('2026-12-01T00:00:00.000Z');
    expect(begin('2026-03-29', 'Europe/Lisbon')).toBe('2026-03-29T00:00:00.000Z');
    expect(begin('2026-03-30', 'Europe/Lisbon')).toBe('2026-03-29T23:00:00.000Z');
    expect(begin('2026-11-30', 'America/Los_Angeles')).toBe('2026-11-30T08:00:00.000Z');
  });

  test('begin after midnight where the clocks skip it', () => {
    expect(begin('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z');
  });

  test('have their moments', () => {
    expect(momentAt('2026-11-30', '09:30', 'Africa/Luanda').toISOString()).toBe('2026-11-30T08:30:00.000Z');
    expect(momentAt('2026-07-01', '09:30', 'Europe/Lisbon').toISOString()).toBe('2026-07-01T08:30:00.000Z');
  });

  test('lie in zones that there are', () => {
    expect(isTimeZone('Africa/Maputo')).toBe(true);
    expect(isTimeZone("Mars/Base'; --")).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});
