import { expect, test } from 'vitest';
import { couponKey } from './coupon-code.ts';

test('a code is the same in any case, with spaces or hyphens, and with signs that look alike', () => {
  const key = couponKey('VERAO-10');
  expect(['verao-10', ' Verao 10 ', 'VERA0-IO', 'verao1o', 'ＶＥＲＡＯ10', 'VERAOL0'].map(couponKey)).toEqual(
    Array.from({ length: 6 }, () => key),
  );
  expect(couponKey('VERAO-11')).not.toBe(key);
});

test('other alphabets and other signs are no code', () => {
  // The first letter is Cyrillic.
  expect(['ВERAO-10', 'VERÃO', '', '--', "A' or 1"].map(couponKey)).toEqual([null, null, null, null, null]);
});
