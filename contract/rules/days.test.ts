import { describe, expect, test } from 'vitest';
import {
  dayIn,
  daySpan,
  earliestToday,
  isBirthDate,
  isDay,
  latestToday,
  longDay,
  mondayOf,
  monthAfter,
} from './days.ts';

describe('a day', () => {
  test('is the one it is where the class is held', () => {
    const lateEvening = new Date('2026-12-31T23:30:00Z');
    expect(dayIn('UTC', lateEvening)).toBe('2026-12-31');
    expect(dayIn('Africa/Luanda', lateEvening)).toBe('2027-01-01');
    expect(dayIn('Africa/Luanda', new Date('2026-11-21T22:59:00Z'))).toBe('2026-11-21');
  });

  test('is written out in both languages', () => {
    expect(longDay('pt-AO', '2026-09-25')).toBe('25 de setembro de 2026');
    expect(longDay('en-GB', '2026-09-25')).toBe('25 September 2026');
  });

  test.each([
    ['2026-09-14', '2026-09-14', { pt: '14 set. 2026', en: '14 Sept 2026' }],
    ['2026-09-14', '2026-09-18', { pt: '14–18 set. 2026', en: '14–18 Sept 2026' }],
    ['2026-09-28', '2026-10-03', { pt: '28 set. – 3 out. 2026', en: '28 Sept – 3 Oct 2026' }],
    ['2026-12-28', '2027-02-12', { pt: '28 dez. 2026 – 12 fev. 2027', en: '28 Dec 2026 – 12 Feb 2027' }],
  ])('and another, %s and %s, are a span', (from, to, { pt, en }) => {
    expect(daySpan('pt-PT', from, to)).toBe(pt);
    expect(daySpan('en-GB', from, to)).toBe(en);
  });
});

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

test('weeks begin on Monday, and months follow over the year', () => {
  expect([mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual(['2026-11-23', '2026-11-30']);
  expect([monthAfter('2026-11-30', 3), monthAfter('2026-01-31', -1)]).toEqual(['2027-02-01', '2025-12-01']);
});
