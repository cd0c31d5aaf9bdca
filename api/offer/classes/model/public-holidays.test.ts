import { describe, expect, test } from 'vitest';
import type { timeZones } from '#contract/offer/classes/values.ts';
import { countDays, daysFrom } from '#contract/rules/days.ts';
import { holidayOn } from './public-holidays.ts';

const daysOf = (year: number) => daysFrom(`${year}-01-01`, countDays(`${year}-01-01`, `${year}-12-31`));
const holidaysIn = (zone: (typeof timeZones)[number], year: number) =>
  daysOf(year).flatMap((day) => (holidayOn(day, zone) ? day.slice(5) : []));

describe('the holidays of a country', () => {
  test('are those of Angola, with Carnival and Good Friday', () => {
    expect(holidaysIn('Africa/Luanda', 2026)).toEqual([
      '01-01',
      '02-04',
      '02-17',
      '03-08',
      '03-23',
      '04-03',
      '04-04',
      '05-01',
      '09-17',
      '11-02',
      '11-11',
      '12-25',
    ]);
  });

  test('are those of Mozambique, and the Monday after one that falls on a Sunday', () => {
    expect(holidaysIn('Africa/Maputo', 2026)).toEqual([
      '01-01',
      '02-03',
      '04-07',
      '05-01',
      '06-25',
      '09-07',
      '09-25',
      '10-04',
      '10-05',
      '12-25',
    ]);
    expect(holidayOn('2026-10-05', 'Africa/Maputo')).toBe('peace');
  });

  test('are those of Portugal, with Corpus Christi', () => {
    expect(holidaysIn('Europe/Lisbon', 2027)).toEqual([
      '01-01',
      '03-26',
      '03-28',
      '04-25',
      '05-01',
      '05-27',
      '06-10',
      '08-15',
      '10-05',
      '11-01',
      '12-01',
      '12-08',
      '12-25',
    ]);
  });

  test.for([
    [2024, '03-31'],
    [2025, '04-20'],
    [2026, '04-05'],
    [2038, '04-25'],
    [2285, '03-22'],
  ] as const)('follow Easter of %i on %s', ([year, day]) => {
    expect(holidayOn(`${year}-${day}`, 'Europe/Lisbon')).not.toBeNull();
    expect(daysOf(year).filter((each) => holidayOn(each, 'Europe/Lisbon') === 'easter')).toEqual(
      day === '04-25' ? [] : [`${year}-${day}`],
    );
  });
});
