import { describe, expect, test } from 'vitest';
import { answerBy, quoteOf, returnedMinor } from './refund-rules.ts';

const paidAt = new Date('2026-11-01T10:00:00Z');
const later = new Date('2026-12-20T10:00:00Z');
const sale = { paidMinor: 1300, paidAt, days: 7, refunds: [] };
const line = { id: 1, price_minor: 1000, start_at: later };

describe('what can be requested back', () => {
  test.each([
    [14, '2026-11-15T10:00:00Z', later, null],
    [14, '2026-11-15T10:00:01Z', later, 'late'],
    [7, '2026-11-08T10:00:00Z', later, null],
    [7, '2026-11-09T10:00:00Z', later, 'late'],
    [7, '2026-11-02T10:00:00Z', new Date('2026-11-02T10:00:00Z'), 'started'],
    [7, '2026-11-02T10:00:00Z', null, 'at_once'],
  ] as const)('within %i days, at %s, is by the rule of its class', (...[days, now, start_at, by_hand_because]) => {
    const { lines } = quoteOf({ ...sale, days, lines: [{ ...line, start_at }] }, new Date(now));
    const rule = by_hand_because === null ? 'withdrawal' : 'by_hand';
    expect(lines).toEqual([{ order_item_id: 1, amount_minor: 1000, rule, by_hand_because, bar: null }]);
  });

  test('is no more than what was paid and not requested before', () => {
    const refunds = [{ amount_minor: 900, status: 'done', order_item_ids: [] }] as const;
    const quote = quoteOf({ ...sale, lines: [line], refunds }, paidAt);
    expect(quote).toMatchObject({ left_minor: 400, lines: [{ amount_minor: 400 }] });
    expect(quote.withdraw_until).toBe('2026-11-08T10:00:00.000Z');
    const tooMuch = [{ ...refunds[0], amount_minor: 2000 }];
    expect(quoteOf({ ...sale, lines: [line], refunds: tooMuch }, paidAt).left_minor).toBe(0);
  });
});

test('only what has arrived was returned', () => {
  const refund = { amount_minor: 300, status: 'requested', order_item_ids: [] } as const;
  expect(returnedMinor([refund, { ...refund, status: 'done' }])).toBe(300);
});

test('an answer is promised in whole days', () => {
  expect(answerBy(paidAt, 5).toISOString()).toBe('2026-11-06T10:00:00.000Z');
});
