import { expect, test } from 'vitest';
import { refundStatuses } from '#contract/payments/values.ts';
import { allowedRefundMoves, nextRefundStatus, refundMoves } from './refund-status.ts';

test('a refund moves only as its life cycle says, and uses every move', () => {
  const graph = Object.fromEntries(refundStatuses.map((status) => [status, allowedRefundMoves(status)]));
  expect(graph).toEqual({
    requested: ['approve', 'refuse'],
    approved: ['send', 'finish', 'fail'],
    sent: ['finish', 'fail'],
    failed: ['refuse', 'send'],
    done: [],
    refused: [],
  });
  expect(new Set(Object.values(graph).flat())).toEqual(new Set(refundMoves));
  for (const move of refundMoves) expect(() => nextRefundStatus('done', move)).toThrow('invalid_transition');
});
