import { expect, test } from 'vitest';
import { movesMoney } from './wait-by-path.ts';
import { unstoredPaths } from '../idempotency/unstored-paths.ts';

test.for([
  ['/orders/create', true],
  ['/orders/cancel', true],
  ['/payments/create', true],
  ['/payments/webhooks/proxypay/secret', true],
  ['/refunds/decide', true],
  ['/accounts/payments/create', true],
  ['/orders', false],
  ['/payments', false],
  ['/courses', false],
  ['/ordersomething', false],
] as const)('a call of %s moves money: %s', ([path, moves]) => {
  expect(movesMoney(path, unstoredPaths)).toBe(moves);
});
