import { describe, expect, test } from 'vitest';
import { converted, vatWithin } from './money.ts';

describe('a converted amount', () => {
  test('is rounded half up at the minor unit', () => {
    expect(converted(100, 920)).toBe(92_000);
    expect(converted(1, 0.5)).toBe(1);
    expect(converted(1, 0.49)).toBe(0);
    expect(converted(14_500_000, 1 / 920)).toBe(15_761);
  });

  test('is exact where a float would not be', () => {
    expect(converted(9_007_199_254_740_991, 1)).toBe(9_007_199_254_740_991);
  });
});

describe('the tax inside a price', () => {
  test('is the difference between gross and net', () => {
    expect(vatWithin(14_500_000, 14)).toBe(1_780_702);
    expect(vatWithin(14_500_000, 0)).toBe(0);
    expect(vatWithin(100, 6.5)).toBe(6);
  });
});
