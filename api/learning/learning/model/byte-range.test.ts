import { describe, expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('a range of bytes', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
  ])('%s is a part', (header, range) => {
    expect(byteRange(header, 1000)).toEqual(range);
  });

  test.each(['bytes=1000-', 'bytes=5-4', 'bytes=-0'])('%s is outside', (header) => {
    expect(byteRange(header, 1000)).toBe('none');
  });

  test.each([undefined, '', 'bytes=-', 'bytes=0-1,5-6', 'lines=0-1'])('%s is the whole', (header) => {
    expect(byteRange(header, 1000)).toBeNull();
  });
});
