import { expect, test } from 'vitest';
import { pathId } from './path-id.ts';

test('the id in a path is read', () => {
  expect(pathId('12')).toBe(12);
});

test.each([undefined, '', '0', '-1', '1.5', 'NaN', 'x', '9007199254740993', '1e400'])('%s is found nowhere', (text) => {
  expect(() => pathId(text)).toThrow('not_found');
});
