import { describe, expect, test } from 'vitest';
import { amountOf, isoAmount } from './amount.ts';

describe('an amount of a bank', () => {
  test.each([
    ['45.000,00', 4_500_000],
    ['1.234.567,89', 123_456_789],
    ['45 000,00', 4_500_000],
    ['45\u00A0000,5', 4_500_050],
    ['45,000.00', 4_500_000],
    ['45000', 4_500_000],
    ['45.000', 4_500_000],
    ['0,5', 50],
    ['-150,25', -15_025],
    ['\u2212150,25', -15_025],
    ['150,25-', -15_025],
    ['(150,25)', -15_025],
    ['+150,25', 15_025],
    ['45.000,00 AOA', 4_500_000],
    ['Kz 45.000,00', 4_500_000],
    ['€ 12,00', 1_200],
  ])('%s is %i', (text, minor) => {
    expect(amountOf(text)).toBe(minor);
  });

  test.each(['', '-', 'abc', '12,345,67', '1.23.456,00', '1,2345', '12.3456', '99999999999999999', '1e5', '#VALOR!'])(
    '%j is none',
    (text) => {
      expect(amountOf(text)).toBeNull();
    },
  );
});

test.each([
  ['1500', 150_000],
  ['1500.5', 150_050],
  ['1500.5000', 150_050],
  ['1.234', null],
  ['-5', null],
  ['', null],
])('the ISO amount %j is %s', (text, minor) => {
  expect(isoAmount(text)).toBe(minor);
});
