import { expect, test } from 'vitest';
import { isBirthDate, isDay, latestToday, earliestToday } from './days.ts';

test('a birth date is a day that has been', () => {
  expect(isBirthDate('1994-02-28', '2026-11-21')).toBe(true);
  expect(isBirthDate('2026-11-22', '2026-11-21')).toBe(false);
  expect(isBirthDate('1899-12-31', '2026-11-21')).toBe(false);
});

test('a day is one of the calendar', () => {
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('2023-02-29')).toBe(false);
  expect(isDay('2024-13-01')).toBe(false);
  expect(isDay('21/11/2026')).toBe(false);
});

test('today is as late and as early as anywhere on earth', () => {
  expect(latestToday(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-22');
  expect(earliestToday(new Date('2026-11-21T11:00:00Z'))).toBe('2026-11-20');
});
