import { expect, test } from 'vitest';
import { readingsOf } from '#contract/rules/assessments/typed-number.ts';
import { clearNumbers } from './clear-numbers.ts';

test.each([
  ['16.000', '16000', '16'],
  ['16,000', '16000', '16'],
  ['1,500', '1500', '1,5'],
  ['1.234', '1234', '1.234'],
  ['-1,234e-3', '-1234e-3', '-1,234e-3'],
])('%s is %s or %s', (typed, grouped, decimal) => {
  const numbers = clearNumbers(typed);
  expect([numbers?.grouped.shown, numbers?.decimal.shown]).toEqual([grouped, decimal]);
  const read = [readingsOf(numbers?.decimal.text ?? ''), readingsOf(numbers?.grouped.text ?? '')];
  expect(read).toEqual(readingsOf(typed).map((reading) => [reading]));
});

test.each(['16', '16,00', '1234,567', ''])('%j needs no choice', (typed) => {
  expect(clearNumbers(typed)).toBeNull();
});
