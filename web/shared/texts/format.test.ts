import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setAppStart } from '../visitor/app-settings.ts';
import { datesIn, fileSizeText, formatMoney } from './format.ts';
import { builtInLists, listedCurrencies } from '../lists/operator-lists.ts';

const operator = listedCurrencies([
  { id: 1, key: 'aoa', name: 'Kwanza', definition: '{"symbol":"Kz","locale":"pt-AO"}' },
  { id: 101, key: 'xaf', name: 'Franco', definition: '{"symbol":"FCFA","locale":"fr-CM"}' },
  { id: 102, key: 'tnd', name: 'Dinar', definition: 'broken' },
]);

beforeEach(() => setAppStart({ currencies: operator }));
afterEach(() => setAppStart({ currencies: [] }));

describe('an amount', () => {
  test.each([
    ['pt-PT', { currency_id: 1, amount_minor: 4_500_000 }, '45 000,00 Kz'],
    ['en-GB', { currency_id: 1, amount_minor: 4_500_000 }, 'Kz 45,000.00'],
    ['pt-MZ', { currency_id: 101, amount_minor: 29_412 }, '29 412 FCFA'],
    ['en-GB', { currency_id: 102, amount_minor: 1_234_567 }, 'TND 1,234.567'],
  ])('in %s of %o is written %s', (locale, money, stored) => {
    expect(plain(formatMoney(locale, money))).toBe(stored);
  });

  test('in a built-in currency that the operator removed keeps its symbol', () => {
    expect(plain(formatMoney('en-GB', { amount_minor: 5_000, currency_id: 2 }))).toBe('$50.00');
  });

  test('is written without a list of the operator too', () => {
    setAppStart({ currencies: builtInLists.currencies });
    expect(plain(formatMoney('pt-AO', { amount_minor: 4_500_000, currency_id: 1 }))).toBe('45 000,00 AOA');
  });
});

describe('the days of a class', () => {
  const tz = 'Africa/Luanda';
  const from = '2026-11-30T08:00:00.000Z';
  const daysUntil = (to: string | null, locale = 'pt-AO', first = from) => {
    const days = datesIn(locale).daysBetween({ from: first, to, tz });
    return days && plain(`${days.from} – ${days.to}`);
  };

  test('have a year only if they lie in different years', () => {
    expect(daysUntil('2026-12-04T16:00:00.000Z')).toBe('30 nov. – 4 dez.');
    expect(daysUntil('2026-11-30T16:00:00.000Z', 'pt-AO', '2026-11-23T16:00:00.000Z')).toBe('23 – 30 nov.');
    expect(daysUntil('2027-12-04T16:00:00.000Z')).toBe('30 nov. 2026 – 4 dez. 2027');
    expect(daysUntil('2027-01-08T16:00:00.000Z', 'en-GB')).toBe('30 Nov 2026 – 8 Jan 2027');
  });

  test('are one if the class begins and ends on one day of its own zone', () => {
    expect(daysUntil(null)).toBeNull();
    expect(daysUntil('2026-11-30T22:59:00.000Z')).toBeNull();
    expect(daysUntil('2026-11-30T23:30:00.000Z')).toBe('30 nov. – 1 dez.');
    expect(daysUntil('2027-11-30T16:00:00.000Z')).toBe('30 nov. 2026 – 30 nov. 2027');
  });
});

test('a day that is ten months ahead or more has its year, whatever the hour', () => {
  const { dayAhead } = datesIn('pt-AO');
  const dayAheadAt = (now: string, moment: string) => plain(dayAhead(moment, 'UTC', Date.parse(now)));
  expect(dayAheadAt('2026-11-22T00:00:00Z', '2027-01-08T08:00:00Z')).toBe('8 jan.');
  expect(dayAheadAt('2026-11-22T00:00:00Z', '2027-09-18T08:00:00Z')).toBe('18 set. 2027');
  expect(dayAheadAt('2026-11-22T23:59:00Z', '2027-09-18T08:00:00Z')).toBe('18 set. 2027');
  expect(dayAheadAt('2026-11-23T00:00:00Z', '2027-09-18T08:00:00Z')).toBe('18 set.');
});

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

describe('the size of a file', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [512, '512 bytes'],
    [1500, '2 kB'],
    [1_540_000, '1,5 MB'],
    [10_000_000, '10 MB'],
  ])('%i bytes read "%s"', (bytes, text) => {
    expect(fileSizeText(bytes, 'pt-PT').replaceAll(/\s/g, ' ')).toMatch(text);
  });
});
