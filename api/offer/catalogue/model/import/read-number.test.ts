import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

describe('a number', () => {
  test.each([
    ['5.3k', 5_300],
    ['17k', 17_000],
    ['1.5M', 1_500_000],
    ['2 mil', 2_000],
    ['1.234k', 1_234],
    ['1 234,50', 1_234.5],
    ['1\u00A0234,50', 1_234.5],
    ['1.234,50', 1_234.5],
    ['1,234.50', 1_234.5],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['0.125', 0.125],
    ['45.000', 45_000],
    ['45,000', 45_000],
    ['1.234.567', 1_234_567],
    ["1'234", 1_234],
    ['.5', 0.5],
    ['-3', -3],
    ['0', 0],
  ])('%s is read as people mean it', (text, value) => {
    expect(readNumber(text)).toBeCloseTo(value, 6);
  });

  test.each(['', 'abc', '1.2.3', '1,2,3', '1.23.456', '12 5', '12h30', '35 h', '--3', '1e9', '=1+1', '1..5', 'NaN'])(
    '%s is none',
    (text) => {
      expect(readNumber(text)).toBeNull();
    },
  );
});
