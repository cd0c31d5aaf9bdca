import { describe, expect, test } from 'vitest';
import { decimal, fiscalNumber, notBefore, printedSigns, signedText } from './chain.ts';

const moment = new Date('2026-11-21T23:30:05.900Z');

describe('the chain of a series', () => {
  test('signs the day, the moment, the number, the total and the hash before', () => {
    const link = { issuedAt: moment, enteredAt: moment, number: 'FR M2026/7', totalMinor: 114_00 };
    expect(signedText({ ...link, zone: 'Africa/Luanda', previousHash: '' })).toBe(
      '2026-11-22;2026-11-22T00:30:05;FR M2026/7;114.00;',
    );
    expect(signedText({ ...link, zone: 'Europe/Lisbon', previousHash: 'ab=' })).toBe(
      '2026-11-21;2026-11-21T23:30:05;FR M2026/7;114.00;ab=',
    );
  });

  test('prints four signs of a hash', () => {
    expect(printedSigns('abcdefghijklmnopqrstuvwxyzABCDEFGH')).toBe('akuE');
  });

  test('writes amounts with two decimals and a dot', () => {
    expect([0, 5, 50, 114_00, 4_500_000_000].map(decimal)).toEqual(['0.00', '0.05', '0.50', '114.00', '45000000.00']);
  });

  test('numbers by series, and never goes back in time', () => {
    expect(fiscalNumber('NC', { prefix: 'M', year: 2026 }, 12)).toBe('NC M2026/12');
    const later = new Date(moment.getTime() + 1);
    expect([notBefore(moment, null), notBefore(moment, later), notBefore(later, moment)]).toEqual([
      moment,
      later,
      later,
    ]);
  });
});
