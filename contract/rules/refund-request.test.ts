import { describe, expect, test } from 'vitest';
import { refundStatuses } from '#contract/sales/payments/values.ts';
import { barOfLine, leftToRefund, refundShare } from './refund-request.ts';

const ofSecond = { amount_minor: 300, status: 'requested', order_item_ids: [2] } as const;
const ofAll = { amount_minor: 1300, status: 'requested', order_item_ids: [] } as const;
const line = { id: 2, price_minor: 300 };

test('only what was refused or withdrawn can be requested again', () => {
  const remaining = Object.fromEntries(
    refundStatuses.map((status) => [status, leftToRefund(1300, [{ ...ofSecond, status }])]),
  );
  expect(remaining).toEqual({
    requested: 1000,
    approved: 1000,
    sent: 1000,
    done: 1000,
    failed: 1000,
    refused: 1300,
    withdrawn: 1300,
  });
});

describe('a line', () => {
  test.each([
    ['requested', 'requested', 'requested'],
    ['approved', 'requested', 'requested'],
    ['sent', 'requested', 'requested'],
    ['failed', 'requested', 'requested'],
    ['done', 'refunded', null],
    ['refused', null, null],
    ['withdrawn', null, null],
  ] as const)('with a refund that is %s is barred as %s, and as %s if that is of the whole order', (...row) => {
    const [status, bar, barOfWhole] = row;
    expect(barOfLine(line, [{ ...ofSecond, status }])).toBe(bar);
    expect(barOfLine(line, [{ ...ofAll, status }])).toBe(barOfWhole);
    expect(barOfLine({ ...line, id: 1 }, [{ ...ofSecond, status }])).toBeNull();
  });

  test('that cost nothing gives nothing back', () => {
    expect(barOfLine({ ...line, price_minor: 0 }, [])).toBe('free');
  });
});

const withdrawal = { order_item_id: 1, amount_minor: 1000, rule: 'withdrawal', bar: null } as const;
const byHand = { order_item_id: 2, amount_minor: 300, rule: 'by_hand', bar: null } as const;
const free = { order_item_id: 3, amount_minor: 0, rule: 'by_hand', bar: 'free' } as const;

describe('a request', () => {
  const quote = { left_minor: 1300, lines: [withdrawal, byHand, free] };

  test('for a line costs its price, by its rule', () => {
    expect(refundShare(quote, [1])).toEqual({ order_item_ids: [1], amount_minor: 1000, rule: 'withdrawal' });
    expect(refundShare(quote, [2, 2])).toEqual({ order_item_ids: [2], amount_minor: 300, rule: 'by_hand' });
  });

  test('for all lines that cost something is for the order, and one by hand makes it so', () => {
    const whole = { order_item_ids: [], amount_minor: 1300, rule: 'by_hand' };
    expect(refundShare(quote, [2, 1])).toEqual(whole);
    expect(refundShare(quote, [])).toEqual(whole);
  });

  test('never asks for more than is left, nor for a line that is unknown or barred', () => {
    expect(refundShare({ ...quote, left_minor: 400 }, [1])?.amount_minor).toBe(400);
    expect(refundShare({ ...quote, left_minor: 0 }, [1])).toBeNull();
    expect(refundShare(quote, [9])).toBeNull();
    expect(refundShare(quote, [3])).toBeNull();
    const rest = { left_minor: 300, lines: [{ ...withdrawal, bar: 'refunded' as const }, byHand] };
    expect(refundShare(rest, [1])).toBeNull();
    expect(refundShare(rest, [2])).toEqual({ order_item_ids: [2], amount_minor: 300, rule: 'by_hand' });
    expect(refundShare({ ...rest, lines: [free] }, [])).toBeNull();
  });
});
