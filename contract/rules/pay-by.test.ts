import { describe, expect, test } from 'vitest';
import { notPast, payByZone, reservedUntil } from './pay-by.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 21, 8 + hours));

test('seats are held no longer than the first registration deadline', () => {
  expect(notPast(at(48), [null, at(30), at(40)])).toEqual(at(30));
  expect(notPast(at(48), [at(60), null])).toEqual(at(48));
});

describe('the deadline of an order', () => {
  test('is written in the zone that its classes share', () => {
    expect(payByZone(['Africa/Maputo', null, 'Africa/Maputo'])).toBe('Africa/Maputo');
  });

  test.for([[], [null], ['Africa/Maputo', 'Europe/Lisbon']])(
    'is written in the zone of the operator for %j',
    (zones) => {
      expect(payByZone(zones)).toBe('Africa/Luanda');
    },
  );
});

const placedAt = new Date('2026-11-24T12:00:00Z');
const inDays = (days: number) => new Date(placedAt.getTime() + days * 86_400_000);

test.each([
  [30, [], 30],
  [30, [40, 60], 30],
  [30, [60, 20], 15],
  [30, [4], -1],
  [0, [40], 0],
])('with %i days of terms and classes in %j days, seats are reserved for %i days', (termsDays, days, held) => {
  expect(reservedUntil({ at: placedAt, termsDays, starts: days.map(inDays) })).toEqual(inDays(held));
});
