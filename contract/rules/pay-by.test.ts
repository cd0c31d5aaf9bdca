import { describe, expect, test } from 'vitest';
import { notPast, payByZone } from './pay-by.ts';

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
