import { describe, expect, test } from 'vitest';
import { payingMove, paymentLifeCycle, refusingMove } from './payment-status.ts';

describe('an attempt to pay', () => {
  test('stays paid: money goes back only as a refund', () => {
    for (const move of paymentLifeCycle.moves) {
      expect(() => paymentLifeCycle.next('paid', move)).toThrow('invalid_transition');
    }
  });

  test('may be paid late, from wherever it ended', () => {
    for (const status of ['declined', 'timeout', 'canceled'] as const) {
      expect(paymentLifeCycle.next(status, payingMove(status))).toBe('paid');
    }
    expect(paymentLifeCycle.next('pending', payingMove('pending'))).toBe('paid');
  });

  test('that nobody answered in time was not declined', () => {
    expect(refusingMove('expired')).toBe('timeOut');
  });
});
