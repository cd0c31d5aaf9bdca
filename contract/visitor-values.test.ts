import { expect, test } from 'vitest';
import { decimalsOf } from './visitor-values.ts';

test.each([
  ['aoa', 2],
  ['usd', 2],
  ['mzn', 2],
  ['xaf', 0],
  ['jpy', 0],
  ['tnd', 3],
  ['', 2],
])('an amount in %s has %i decimals', (key, decimals) => {
  expect(decimalsOf(key)).toBe(decimals);
});

test.each(['aoa', 'usd', 'eur', 'mzn', 'zar', 'xaf', 'xof', 'jpy', 'kwd'])('%s has as many here as in Intl', (key) => {
  const inIntl = new Intl.NumberFormat('en', { style: 'currency', currency: key });
  expect(inIntl.resolvedOptions().maximumFractionDigits).toBe(decimalsOf(key));
});
