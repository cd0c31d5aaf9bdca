import { expect, test } from 'vitest';
import { speedIn, speeds } from './speeds.ts';

test.each(speeds)('%d is read as it was stored', (speed) => {
  expect(speedIn(String(speed))).toBe(speed);
});

test.each([null, '', 'fast', '0', '-1', '17', 'NaN', 'Infinity'])('%j is the normal speed', (text) => {
  expect(speedIn(text)).toBe(1);
});
