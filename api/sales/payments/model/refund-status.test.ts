import { expect, test } from 'vitest';
import { refundStatuses } from '#contract/sales/payments/values.ts';
import { nextRefundStatus, refundLifeCycle, refundWays } from './refund-status.ts';

const { moves } = refundLifeCycle;

test.each(refundWays)('a request by %s is withdrawn until it is decided, and then decided no more', (way) => {
  expect(nextRefundStatus('requested', { way, move: 'withdraw' })).toBe('withdrawn');
  for (const move of moves) expect(() => nextRefundStatus('withdrawn', { way, move })).toThrow('refund_withdrawn');
  for (const from of ['approved', 'sent', 'failed', 'done', 'refused'] as const) {
    expect(() => nextRefundStatus(from, { way, move: 'withdraw' })).toThrow('refund_already_decided');
  }
});

test('a refund of money is never credited', () => {
  for (const status of refundStatuses.filter((each) => each !== 'withdrawn')) {
    expect(() => nextRefundStatus(status, { way: 'money', move: 'credit' })).toThrow('invalid_transition');
  }
});

test('a refund to a current account ends with its approval, and is never sent', () => {
  for (const from of ['requested', 'approved', 'sent', 'failed'] as const) {
    expect(nextRefundStatus(from, { way: 'credit', move: 'credit' })).toBe('done');
  }
  expect(nextRefundStatus('failed', { way: 'credit', move: 'refuse' })).toBe('refused');
  for (const status of refundStatuses.filter((each) => each !== 'withdrawn')) {
    for (const move of ['approve', 'send', 'finish', 'fail'] as const) {
      expect(() => nextRefundStatus(status, { way: 'credit', move })).toThrow('refund_credited');
    }
  }
  expect(() => nextRefundStatus('done', { way: 'credit', move: 'credit' })).toThrow('invalid_transition');
});
