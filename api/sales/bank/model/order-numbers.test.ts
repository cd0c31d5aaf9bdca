import { expect, test } from 'vitest';
import { orderNumbersIn } from './order-numbers.ts';

test.each([
  ['TRF P/ MESTRIA M-2026-000123', ['M-2026-000123']],
  ['TRF M2026000123 JOAO', ['M-2026-000123']],
  ['enc. m 2026 000123', ['M-2026-000123']],
  ['M-2026-123', ['M-2026-000123']],
  ['TRANSF 2026000123', ['M-2026-000123']],
  ['M-2026-000123 e M-2026-000124', ['M-2026-000123', 'M-2026-000124']],
  ['M-2026-000123 / 2026-000123', ['M-2026-000123']],
  ['DOC 992026000123', []],
  ['20261128', []],
  ['TRF 2026-11-28', []],
  ['COM2026000123', []],
  ['M-2026-0001234', []],
  ['', []],
])('of %j the orders are %j', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});
