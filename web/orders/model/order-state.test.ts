import { expect, test } from 'vitest';
import { stateOf } from './order-state.ts';

const now = Date.parse('2026-11-24T12:00:00Z');

test.each([
  ['pendente', '2026-11-25T12:00:00Z', 'to_pay'],
  ['aguarda-pagamento', '2026-11-24T11:00:00Z', 'overdue'],
  ['aguarda-pagamento', null, 'in_review'],
  ['aguarda-satisfacao', null, 'paid'],
  ['finalizada', null, 'fulfilled'],
  ['devolvida', null, 'refunded'],
  ['cancelada', '2026-11-25T12:00:00Z', 'canceled'],
] as const)('an order that is %s, to be paid by %s, is shown as %s', (status, pay_by, state) => {
  expect(stateOf({ status, pay_by, total_minor: 4_500_000, on_account: false }, now)).toBe(state);
});

test('a free order that was given back is canceled, since nothing was paid', () => {
  expect(stateOf({ status: 'devolvida', pay_by: null, total_minor: 0, on_account: false }, now)).toBe('canceled');
});

test.each([
  ['aguarda-pagamento', 'in_review'],
  ['aguarda-satisfacao', 'charged'],
  ['finalizada', 'charged'],
  ['devolvida', 'refunded'],
] as const)('an order on account that is %s is shown as %s, never as paid', (status, state) => {
  expect(stateOf({ status, pay_by: null, total_minor: 4_500_000, on_account: true }, now)).toBe(state);
});
