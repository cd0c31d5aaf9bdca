import { expect, test } from 'vitest';
import { bookYear, orderNumber, proformaNumber } from './numbers.ts';

test('numbers contain their year and sort by it', () => {
  expect(orderNumber('2026', 123)).toBe('M-2026-000123');
  expect(orderNumber('2026', 1_234_567)).toBe('M-2026-1234567');
  expect(proformaNumber('2026', 123)).toBe('PF M2026/123');
});

test('the year changes at midnight in Luanda', () => {
  expect(bookYear(new Date('2026-12-31T22:59:59Z'))).toBe('2026');
  expect(bookYear(new Date('2026-12-31T23:00:00Z'))).toBe('2027');
});
