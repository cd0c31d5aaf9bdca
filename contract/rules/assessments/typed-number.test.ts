import { describe, expect, test } from 'vitest';
import { readingsOf, typedNumber } from './typed-number.ts';

describe('a number is typed', () => {
  test.each([
    ['12', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    [' 1 234,5 ', 1234.5],
    ['1 234,567', 1234.567],
    ['-0,5', -0.5],
    ['−2', -2],
    [',5', 0.5],
    ['5,', 5],
    ['0,125', 0.125],
    [',125', 0.125],
    ['1234.567', 1234.567],
    ['16.0000', 16],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234,567', 1234.567],
    ['1.234.567', 1_234_567],
    ['1e5', 100_000],
    ['1,5e3', 1_500],
    ['1.5E-3', 0.0015],
    ['1.2.3', null],
    ['1,2,3', null],
    ['1.2,3', null],
    ['1,5e', null],
    ['e3', null],
    ['1e999', null],
    ['.', null],
    ['-', null],
    ['', null],
    ['12 kg', null],
  ])('as %j: %s', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  test.each([
    ['16.000', [16, 16_000]],
    ['16,000', [16, 16_000]],
    ['-1,500', [-1.5, -1_500]],
    ['1.234', [1.234, 1_234]],
    ['999.999', [999.999, 999_999]],
    ['1,500e3', [1_500, 1_500_000]],
  ])('as %j it may be either of %j', (text, numbers) => {
    expect(readingsOf(text)).toEqual(numbers);
    expect(typedNumber(text)).toBeNull();
  });
});
