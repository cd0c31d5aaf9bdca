import { expect, test } from 'vitest';
import { pictureCompression } from '#contract/platform/files/values.ts';
import { fitted, looksLikePicture } from './fit-picture.ts';

test('a picture is scaled down until both sides fit', () => {
  expect(fitted({ width: 4_000, height: 3_000 }, pictureCompression)).toEqual({ width: 1_440, height: 1_080 });
  expect(fitted({ width: 4_000, height: 1_000 }, pictureCompression)).toEqual({ width: 1_920, height: 480 });
  expect(fitted({ width: 300, height: 200 }, pictureCompression)).toEqual({ width: 300, height: 200 });
  expect(fitted({ width: 100_000, height: 1 }, pictureCompression)).toEqual({ width: 1_920, height: 1 });
});

test('only bitmap images count as pictures', () => {
  expect(looksLikePicture('image/jpeg')).toBe(true);
  expect(looksLikePicture('image/svg+xml')).toBe(false);
  expect(looksLikePicture('application/pdf')).toBe(false);
  expect(looksLikePicture('')).toBe(false);
});
