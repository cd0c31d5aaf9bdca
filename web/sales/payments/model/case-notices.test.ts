import { describe, expect, test } from 'vitest';
import { noticesOf } from './case-notices.ts';

type Shown = Parameters<typeof noticesOf>[0][number];

function found(id: number, input: Partial<Shown>): Shown {
  const whole = { state: 'open', amount_minor: 10_000, currency_key: 'aoa', due_minor: 25_000 } as const;
  return { ...whole, id, kind: 'too_little', reclaimed_at: null, ...input };
}

const answerOf = (...args: Parameters<typeof noticesOf>) => noticesOf(...args).map(({ words }) => words);

describe('the notices of an order', () => {
  test('tell the parts of one amount together, with what is missing', () => {
    const [notice] = noticesOf([found(1, {}), found(2, { amount_minor: 5_000 })], 'aguarda-pagamento');
    expect(notice).toMatchObject({ words: 'part', ids: [1, 2], amountMinor: 15_000, missingMinor: 10_000 });
  });

  test('ask for no rest once the order has ended or is paid', () => {
    expect(answerOf([found(1, {})], 'cancelada')).toEqual(['part_ended']);
    expect(answerOf([found(1, {})], 'finalizada')).toEqual(['not_needed']);
  });

  test('say what becomes of the money', () => {
    const cases = [
      found(1, { reclaimed_at: '2026-11-24T10:00:00Z' }),
      found(2, { kind: 'late', state: 'refunding' }),
      found(3, { kind: 'twice' }),
      found(4, { kind: 'unreadable', amount_minor: null }),
      found(5, { kind: 'too_much', state: 'credited' }),
    ];
    expect(answerOf(cases, 'aguarda-pagamento')).toEqual([
      'reclaimed',
      'refunding',
      'not_needed',
      'unreadable',
      'credited',
    ]);
    expect(noticesOf(cases, 'aguarda-pagamento').map(({ canReclaim }) => canReclaim)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test('leave out what was resolved', () => {
    expect(answerOf([found(1, { state: 'refunded' }), found(2, { state: 'settled' })], 'cancelada')).toEqual([]);
  });
});
