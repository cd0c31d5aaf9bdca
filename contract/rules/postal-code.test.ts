import { expect, test } from 'vitest';
import { isPostalCode, normalPostalCode } from './postal-code.ts';

test('reads a Portuguese code with or without its hyphen', () => {
  expect(normalPostalCode(' 1100 060', 'PT')).toBe('1100-060');
  expect(normalPostalCode('1100060', 'PT')).toBe('1100-060');
  expect(normalPostalCode(' sw1a 1aa', 'GB')).toBe('SW1A 1AA');
});

test.each([
  ['PT', '', false],
  ['PT', '1000', false],
  ['PT', '1000-001', true],
  ['MZ', '', true],
  ['MZ', '1100', true],
  ['MZ', '110', false],
  ['AO', '', true],
  ['FR', '75001', true],
])('an address in %s with the code «%s»: %s', (country, code, isOne) => {
  expect(isPostalCode(code, country)).toBe(isOne);
});
