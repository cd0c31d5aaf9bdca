import { expect, test } from 'vitest';
import { moneyMovements } from './money-movements.ts';
import type { HistoryRow } from './order-history.ts';

const row = (change: Partial<HistoryRow>): HistoryRow => ({
  subject: 'payment',
  move: 'pay',
  at: new Date('2026-11-21T08:00:00Z'),
  reason: null,
  actor_user_id: null,
  actor_name: null,
  payment_id: 1,
  method: 'multicaixa',
  amount_minor: 4_500_000,
  ...change,
});

test.each([
  [row({}), ['received']],
  [row({ move: 'payLate', method: 'reserva' }), ['received']],
  [row({ move: 'start' }), []],
  [row({ move: 'decline' }), []],
  [row({ method: 'contracto' }), []],
  [row({ amount_minor: null }), []],
  [row({ subject: 'refund', move: 'finish', method: null }), ['returned']],
  [row({ subject: 'refund', move: 'credit', method: null }), []],
  [row({ subject: 'order', move: 'settle', amount_minor: null }), []],
])('%j moves money: %j', (movement, kinds) => {
  expect(moneyMovements([movement]).map(({ kind }) => kind)).toEqual(kinds);
});
