import { expect, test } from 'vitest';
import { orderStatuses } from '#contract/sales/orders/values.ts';
import { refundStatuses, type RefundStatus } from '#contract/sales/payments/values.ts';
import { requestable, refundsToShow } from './refunds-of-order.ts';

const items = [
  { id: 1, net_minor: 900, tax_minor: 100 },
  { id: 2, net_minor: 270, tax_minor: 30 },
];
const order = { status: 'finalizada', total_minor: 1300, refunds: [], items } as const;

function refundOf(status: RefundStatus, order_item_ids: number[], amount_minor: number) {
  const moments = { answer_by: null, decided_at: null, sent_at: null, done_at: null, withdrawn_at: null };
  const rest = { id: 1, destination: 'iban' as const, refuse_reason: null, requested_at: '2026-11-26T10:00:00Z' };
  return { ...rest, ...moments, status, order_item_ids, amount_minor };
}

function after(...refund: Parameters<typeof refundOf>) {
  return requestable({ ...order, refunds: [refundOf(...refund)] });
}

function shown(...statuses: RefundStatus[]): RefundStatus[] {
  return refundsToShow(statuses.map((status) => ({ status }))).map(({ status }) => status);
}

test('only what was paid can be requested back', () => {
  const shares = Object.fromEntries(orderStatuses.map((status) => [status, requestable({ ...order, status })]));
  expect(shares).toEqual({
    pendente: null,
    'aguarda-pagamento': null,
    'aguarda-satisfacao': 'whole',
    finalizada: 'whole',
    devolvida: null,
    cancelada: null,
  });
  expect(requestable({ ...order, total_minor: 0 })).toBeNull();
});

test('after a request for a line the rest can be requested, and after one for all nothing', () => {
  for (const status of ['requested', 'approved', 'sent', 'failed'] as const) {
    expect([after(status, [1], 1000), after(status, [], 1300)]).toEqual(['rest', null]);
  }
  expect([after('done', [1], 1000), after('done', [], 1000)]).toEqual(['rest', 'rest']);
  for (const status of ['refused', 'withdrawn'] as const) expect(after(status, [], 1300)).toBe('whole');
});

test('a refusal and a withdrawal are shown while nothing newer is', () => {
  for (const status of refundStatuses) expect(shown(status)).toEqual([status]);
  expect(shown('refused', 'withdrawn', 'requested')).toEqual(['requested']);
  expect(shown('done', 'refused')).toEqual(['done', 'refused']);
});
