import { describe, expect, test } from 'vitest';
import { paymentStatuses } from '#contract/sales/payments/values.ts';
import { allowedMoves, firstStatus, nextStatus, payingMove, paymentMoves } from './payment-status.ts';

describe('an attempt to pay', () => {
  test('moves only as domain 1.3 says, and uses every move', () => {
    const graph = Object.fromEntries(paymentStatuses.map((status) => [status, allowedMoves(status)]));
    expect(graph).toEqual({
      pending: ['pay', 'decline', 'timeOut', 'cancel'],
      declined: ['payLate'],
      timeout: ['payLate'],
      canceled: ['payLate'],
      paid: [],
    });
    expect(new Set(Object.values(graph).flat())).toEqual(new Set(paymentMoves));
  });

  test('can reach every status from the first one', () => {
    const reached = allowedMoves(firstStatus).map((move) => nextStatus(firstStatus, move));
    expect(new Set([firstStatus, ...reached])).toEqual(new Set(paymentStatuses));
  });

  test('stays paid: money goes back only as a refund', () => {
    for (const move of paymentMoves) expect(() => nextStatus('paid', move)).toThrow('invalid_transition');
  });

  test('may be paid late, from wherever it ended', () => {
    for (const status of ['declined', 'timeout', 'canceled'] as const) {
      expect(nextStatus(status, payingMove(status))).toBe('paid');
    }
    expect(nextStatus('pending', payingMove('pending'))).toBe('paid');
  });
});
