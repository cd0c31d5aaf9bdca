import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validThrough } from './valid-through.ts';

describe('a certificate that expires', () => {
  test('is valid through the same day of the month', () => {
    expect(validThrough('2026-09-18', 24)).toBe('2028-09-18');
    expect(validThrough('2026-11-30', 1)).toBe('2026-12-30');
  });

  test('is valid through the last day of a shorter month', () => {
    expect(validThrough('2026-08-31', 6)).toBe('2027-02-28');
    expect(validThrough('2027-08-31', 6)).toBe('2028-02-29');
    expect(validThrough('2028-02-29', 12)).toBe('2029-02-28');
  });

  test('is valid in no other month, whatever the day', () => {
    const days = fc
      .integer({ min: 0, max: 20_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 120 }), (day, months) => {
        const last = validThrough(day, months);
        expect(monthsOf(last) - monthsOf(day)).toBe(months);
        expect(new Date(last).toISOString().slice(0, 10)).toBe(last);
      }),
    );
  });
});

function monthsOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
