import { expect, test } from 'vitest';
import { movesMoney } from './wait-by-path.ts';
import { unstoredCalls } from '../idempotency/unstored-calls.ts';

test.for([
  ['POST /orders/create', true],
  ['POST /orders/cancel', true],
  ['POST /payments/create', true],
  ['POST /payments/webhooks/proxypay/secret', true],
  ['POST /refunds/decide', true],
  ['POST /accounts/payments/create', true],
  ['POST /orders', false],
  ['POST /payments', false],
  ['POST /courses', false],
  ['POST /ordersomething', false],
] as const)('%s moves money: %s', ([call, moves]) => {
  expect(movesMoney(call, unstoredCalls)).toBe(moves);
});
