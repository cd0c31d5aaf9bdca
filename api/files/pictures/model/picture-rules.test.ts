import { expect, test } from 'vitest';
import { isPictureType, isTooLarge, pictureKey } from './picture-rules.ts';

test('a picture is too large by its pixels, or by one side alone', () => {
  expect(isTooLarge({ width: 5_000, height: 5_000 })).toBe(false);
  expect(isTooLarge({ width: 30_000, height: 30_000 })).toBe(true);
  expect(isTooLarge({ width: 65_535, height: 1 })).toBe(true);
});

test('a drawing that may hold a script is no picture', () => {
  expect(isPictureType('image/avif')).toBe(true);
  expect(isPictureType('image/svg+xml')).toBe(false);
  expect(isPictureType(undefined)).toBe(false);
});

test('a picture lies where its bytes say', () => {
  expect(pictureKey('ab12', 'full')).toBe('pictures/ab/ab12.webp');
  expect(pictureKey('ab12', 'small')).toBe('pictures/ab/ab12-small.webp');
});
