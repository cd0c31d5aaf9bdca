import { expect, test } from 'vitest';
import { amountIn } from './typed-amount.ts';

const most = { amount_minor: 9_200_000, currency_id: 1, decimals: 2 };

test.for([
  ['92000', 9_200_000],
  ['92 000,00', 9_200_000],
  ['0.01', 1],
  ['92000,01', null],
  ['0', null],
  ['', null],
  ['-5', null],
  ['muito', null],
] as const)('«%s» is %s', ([typed, amount]) => {
  expect(amountIn(typed, most)).toBe(amount);
});
