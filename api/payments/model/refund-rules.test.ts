import { describe, expect, test } from 'vitest';
import { leftToRefund, priceOfLines, refundRuleOf, returnedMinor } from './refund-rules.ts';

const lines = [
  { id: 1, price_minor: 1000 },
  { id: 2, price_minor: 300 },
];
const requested = { amount_minor: 300, status: 'requested', order_item_ids: [2] } as const;

describe('a refund', () => {
  test('is never more than what was paid and not requested back', () => {
    expect(leftToRefund(1300, [requested, { ...requested, status: 'done' }, { ...requested, status: 'refused' }])).toBe(
      700,
    );
    expect(returnedMinor([requested, { ...requested, status: 'done' }])).toBe(300);
  });

  test('costs what its lines cost, each once', () => {
    expect(priceOfLines(lines, [1, 1], [])).toBe(1000);
    expect(priceOfLines(lines, [2], [requested])).toBeNull();
    expect(priceOfLines(lines, [2], [{ ...requested, status: 'refused' }])).toBe(300);
    expect(priceOfLines(lines, [9], [])).toBeNull();
  });

  const paidAt = new Date('2026-11-01T10:00:00Z');
  const later = new Date('2026-12-20T10:00:00Z');
  test.each([
    [14, '2026-11-15T10:00:00Z', [later], 'withdrawal'],
    [14, '2026-11-15T10:00:01Z', [later], 'by_hand'],
    [7, '2026-11-08T10:00:00Z', [later], 'withdrawal'],
    [7, '2026-11-09T10:00:00Z', [later], 'by_hand'],
    [7, '2026-11-02T10:00:00Z', [new Date('2026-11-02T10:00:00Z')], 'by_hand'],
    [7, '2026-11-02T10:00:00Z', [later, null], 'by_hand'],
  ] as const)('within %i days, requested at %s, follows the rule %s', (...[days, now, startsAt, rule]) => {
    expect(refundRuleOf({ paidAt, days, startsAt }, new Date(now))).toBe(rule);
  });
});
