import { describe, expect, test } from 'vitest';
import { refundStatuses, type RefundStatus } from '#contract/sales/payments/values.ts';
import { awaitsGifts, seatsToAssign, stateOf } from './order-state.ts';

const moments = { answer_by: null, decided_at: null, sent_at: null, done_at: null, withdrawn_at: null };
const anyRefund = {
  id: 1,
  amount_minor: 1_000,
  order_item_ids: [],
  destination: 'iban' as const,
  refuse_reason: null,
  requested_at: '2026-11-24T10:00:00Z',
  ...moments,
};

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
  expect(stateOf({ status, pay_by, total_minor: 4_500_000, refunds: [], on_account: false }, now)).toBe(state);
});

test('a free order that was given back is canceled, since nothing was paid', () => {
  expect(stateOf({ status: 'devolvida', pay_by: null, total_minor: 0, refunds: [], on_account: false }, now)).toBe(
    'canceled',
  );
});

describe('the badge of a paid order', () => {
  const paid = { status: 'finalizada', pay_by: null, total_minor: 4_500_000, on_account: false } as const;
  const withRefunds = (...statuses: RefundStatus[]) =>
    stateOf({ ...paid, refunds: statuses.map((status) => ({ ...anyRefund, status })) }, now);

  test('says what became of a request for a refund', () => {
    const states = Object.fromEntries(refundStatuses.map((status) => [status, withRefunds(status)]));
    expect(states).toEqual({
      requested: 'refund_requested',
      approved: 'refund_accepted',
      sent: 'refund_sent',
      done: 'partly_refunded',
      failed: 'refund_failed',
      refused: 'fulfilled',
      withdrawn: 'fulfilled',
    });
  });

  test('names of several requests the one that needs the buyer most', () => {
    expect(withRefunds('done', 'sent', 'requested')).toBe('refund_requested');
    expect(withRefunds('requested', 'failed')).toBe('refund_failed');
    expect(withRefunds('done', 'refused')).toBe('partly_refunded');
  });

  test('says that all was refunded, whatever its refunds were', () => {
    const refunds = [{ ...anyRefund, status: 'done' as const }];
    expect(stateOf({ ...paid, status: 'devolvida', refunds }, now)).toBe('refunded');
  });
});

const gift = { email: 'rosa@mestria.test', name: 'Rosa', message: '', send_on: null };
type Line = Parameters<typeof seatsToAssign>[0];
const own: Line = { kind: 'course', quantity: 2, person_ids: [7], gift: null };
const present: Line = { kind: 'course', quantity: 1, person_ids: [], gift };
const taken: Line = { ...present, person_ids: [8] };
const service: Line = { ...own, kind: 'service', quantity: 1, person_ids: [] };

test.each([
  [own, 1],
  [{ ...own, quantity: 1 }, 0],
  [present, 0],
  [taken, 0],
  [service, 0],
])('of %j, the seats to assign are %i', (line, seats) => {
  expect(seatsToAssign(line)).toBe(seats);
});

test.each([
  [[present], true],
  [[{ ...own, quantity: 1 }, present], true],
  [[taken], false],
  [[own, present], false],
  [[present, service], false],
  [[own], false],
])('that %j waits for gifts alone is %j', (lines, waits) => {
  expect(awaitsGifts(lines)).toBe(waits);
});

test.each([
  ['aguarda-pagamento', 'in_review'],
  ['aguarda-satisfacao', 'charged'],
  ['finalizada', 'charged'],
  ['devolvida', 'refunded'],
] as const)('an order on account that is %s is shown as %s, never as paid', (status, state) => {
  expect(stateOf({ status, pay_by: null, total_minor: 4_500_000, refunds: [], on_account: true }, now)).toBe(state);
});
