import { expect, test } from 'vitest';
import { itemOfCase, itemOfPayment, itemOfRefund } from './waiting-item.ts';

const transfer = { id: 7, status: 'pending', method: 'transferencia', channel: 'bank', proof_sent_at: null } as const;
const sent = '2026-11-24T06:00:00.000Z';

test('a payment waits for staff once its proof has arrived, or where it is on account', () => {
  expect(itemOfPayment(transfer)).toBeNull();
  expect(itemOfPayment({ ...transfer, proof_sent_at: sent })).toEqual({ kind: 'proof', id: 7 });
  const contract = { ...transfer, method: 'contracto', channel: 'credit' } as const;
  expect(itemOfPayment(contract)).toEqual({ kind: 'credit_approval', id: 7 });
  expect(itemOfPayment({ ...transfer, proof_sent_at: sent, status: 'paid' })).toBeNull();
});

test('a refund waits until it is done or given up, and a case while it is open', () => {
  expect(itemOfRefund({ id: 3, status: 'failed' })).toEqual({ kind: 'refund', id: 3 });
  expect(itemOfRefund({ id: 3, status: 'done' })).toBeNull();
  expect(itemOfCase({ id: 5, state: 'open' })).toEqual({ kind: 'payment_case', id: 5 });
  expect(itemOfCase({ id: 5, state: 'refunding' })).toBeNull();
});
