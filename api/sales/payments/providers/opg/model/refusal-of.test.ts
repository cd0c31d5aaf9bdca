import { expect, test } from 'vitest';
import { chargeRefusals } from '#contract/sales/payments/values.ts';
import { refusalOf } from './refusal-of.ts';

test.each([
  [3000, 'payer_refused'],
  ['2001', 'insufficient_funds'],
  [2003, 'limit_exceeded'],
  [2002, 'card_refused'],
  [2010, 'phone_refused'],
  [2004, 'expired'],
  [1001, 'expired'],
  [2005, 'unavailable'],
  ['something new', 'unavailable'],
  [null, 'unavailable'],
] as const)('the status reason %s means %s', (reason, refusal) => {
  expect(refusalOf(reason)).toBe(refusal);
});

test('every refusal has a status reason', () => {
  const reasons = [1000, 1001, 2001, 2002, 2003, 2010, 3000];
  expect(new Set(reasons.map(refusalOf))).toEqual(new Set(chargeRefusals));
});
