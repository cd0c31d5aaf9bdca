import { expect, test } from 'vitest';
import { withSymbol } from './with-symbol.ts';

test.each([
  ['pt-AO', '98\u00A0000,00', 'AOA', '98\u00A0000,00\u00A0AOA'],
  ['pt-PT', '158,00', '$', '158,00\u00A0$'],
  ['en-GB', '98,000.00', 'AOA', 'AOA\u00A098,000.00'],
  ['en-GB', '158.00', '$', '$158.00'],
  ['en-GB', '49.99', '€', '€49.99'],
  ['en-GB', '1,200.00', 'Esc.', 'Esc.\u00A01,200.00'],
  ['en-GB', '7.00', '', '7.00'],
])('in %s %s with %s is written %s', (...[locale, amount, symbol, stored]) => {
  expect(withSymbol(amount, symbol, locale)).toBe(stored);
});
