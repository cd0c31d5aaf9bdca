import { expect, test } from 'vitest';
import { fromDecimal, toDecimal } from './decimal-amount.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [23_500_000, '235000.00'],
  [1_999_999_999_999_99, '1999999999999.99'],
])('%s minor units are %s', (minor, decimal) => {
  expect(toDecimal(minor)).toBe(decimal);
  expect(fromDecimal(decimal)).toBe(minor);
});

test('amounts may omit zeros', () => {
  expect([fromDecimal('235000'), fromDecimal('1.5'), fromDecimal(5000.25)]).toEqual([23_500_000, 150, 500_025]);
});

test.each(['', '-1.00', '1,00', '1.005', '1e5', 'abc', '99999999999999.00'])('%s is not an amount', (text) => {
  expect(fromDecimal(text)).toBeNull();
});
