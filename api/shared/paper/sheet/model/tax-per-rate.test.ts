import { expect, test } from 'vitest';
import { taxPerRate } from './tax-per-rate.ts';

const line = (tax_rate_percent: number, net_minor: number, tax_minor: number) => ({
  tax_rate_percent,
  net_minor,
  tax_minor,
});

test('the tax of a document is summed by rate, the highest first', () => {
  expect(taxPerRate([line(7, 100, 7), line(14, 100, 14), line(7, 50, 4)])).toEqual([
    line(14, 100, 14),
    line(7, 150, 11),
  ]);
});
