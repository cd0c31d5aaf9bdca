import { expect, test } from 'vitest';
import { drawingKey, isPictureType, isTooLarge, pictureKey, sha256OfKey, widthsFor } from './picture-rules.ts';

test('a picture is too large by its pixels, or by one side alone', () => {
  expect(isTooLarge({ width: 5_000, height: 5_000 })).toBe(false);
  expect(isTooLarge({ width: 30_000, height: 30_000 })).toBe(true);
  expect(isTooLarge({ width: 65_535, height: 1 })).toBe(true);
});

test('a drawing that may contain a script is no picture', () => {
  expect(isPictureType('image/avif')).toBe(true);
  expect(isPictureType('image/svg+xml')).toBe(false);
  expect(isPictureType(undefined)).toBe(false);
});

test('the key of a picture follows from its bytes', () => {
  expect(pictureKey('ab12', 'full')).toBe('pictures/ab/ab12.webp');
  expect(pictureKey('ab12', 'small')).toBe('pictures/ab/ab12-small.webp');
});

test('a public picture is drawn in four widths, none wider than itself', () => {
  expect(widthsFor(1_920)).toEqual([320, 640, 960, 1_280]);
  expect(widthsFor(700)).toEqual([320, 640, 700]);
  expect(widthsFor(320)).toEqual([320]);
  expect(widthsFor(1)).toEqual([1]);
});

test('the key contains the hash of the bytes', () => {
  const sha256 = 'ab'.repeat(32);
  for (const key of [
    pictureKey(sha256, 'full'),
    pictureKey(sha256, 'small'),
    drawingKey(sha256, { width: 640, type: 'avif' }),
    drawingKey(sha256, { width: 7, type: 'webp' }),
  ]) {
    expect(sha256OfKey(key)).toBe(sha256);
  }
  expect(sha256OfKey('pictures/ab/notes.txt')).toBeNull();
});
