import { expect, test } from 'vitest';
import type { BankCertainty } from '#contract/sales/bank/values.ts';
import { canConfirm, hintOf, surplusOf } from './line-acts.ts';

function line(amount_minor: number, certainty: BankCertainty = 'certain', currency_id = 1) {
  const proposal = {
    payment_id: 1,
    order_id: 1,
    order_number: 'M-2026-000001',
    amount_minor: 100,
    currency_id: 1,
    buyer_name: 'Ana',
    certainty,
    reasons: [],
  };
  return { amount_minor, currency_id, proposal };
}

test.each([
  ['all of it', line(100), true, null, 0],
  ['more', line(120, 'differs'), true, 'too_much', 20],
  ['less', line(80, 'differs'), false, 'too_little', -20],
  ['for a paid order', line(100, 'paid'), false, 'paid', 0],
  ['in another currency', line(100, 'differs', 2), false, 'currency', 0],
  ['for nothing known', { ...line(100), proposal: null }, false, null, 0],
] as const)('money that arrived, %s', (_, one, ...facts) => {
  expect([canConfirm(one), hintOf(one), surplusOf(one)]).toEqual(facts);
});
