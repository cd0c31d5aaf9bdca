import { expect, test } from 'vitest';
import { refundStatuses } from '#contract/sales/payments/values.ts';
import { allowedRefundMoves, nextRefundStatus, refundMoves, refundWays, type RefundWay } from './refund-status.ts';

const graphOf = (way: RefundWay) =>
  Object.fromEntries(refundStatuses.map((status) => [status, allowedRefundMoves(status, way)]));

test('a refund moves only as its life cycle says, and uses every move', () => {
  expect(graphOf('money')).toEqual({
    requested: ['approve', 'refuse', 'withdraw'],
    approved: ['send', 'finish', 'fail'],
    sent: ['finish', 'fail'],
    failed: ['refuse', 'send'],
    done: [],
    refused: [],
    withdrawn: [],
  });
  const used = refundWays.flatMap((way) => Object.values(graphOf(way)).flat());
  expect(new Set(used)).toEqual(new Set(refundMoves));
  for (const move of refundMoves) {
    const refusal = move === 'withdraw' ? 'refund_already_decided' : 'invalid_transition';
    expect(() => nextRefundStatus('done', { way: 'money', move })).toThrow(refusal);
  }
});

test.each(refundWays)('a request by %s is withdrawn until it is decided, and then decided no more', (way) => {
  expect(nextRefundStatus('requested', { way, move: 'withdraw' })).toBe('withdrawn');
  for (const move of refundMoves)
    expect(() => nextRefundStatus('withdrawn', { way, move })).toThrow('refund_withdrawn');
  for (const from of ['approved', 'sent', 'failed', 'done', 'refused'] as const) {
    expect(() => nextRefundStatus(from, { way, move: 'withdraw' })).toThrow('refund_already_decided');
  }
});

test('a refund to a current account ends with its approval, and is never sent', () => {
  expect(graphOf('credit')).toEqual({
    requested: ['credit', 'refuse', 'withdraw'],
    approved: ['credit'],
    sent: ['credit'],
    failed: ['credit', 'refuse'],
    done: [],
    refused: [],
    withdrawn: [],
  });
  expect(nextRefundStatus('requested', { way: 'credit', move: 'credit' })).toBe('done');
  for (const status of refundStatuses.filter((each) => each !== 'withdrawn')) {
    for (const move of ['approve', 'send', 'finish', 'fail'] as const) {
      expect(() => nextRefundStatus(status, { way: 'credit', move })).toThrow('refund_credited');
    }
  }
  expect(() => nextRefundStatus('done', { way: 'credit', move: 'credit' })).toThrow('invalid_transition');
});
