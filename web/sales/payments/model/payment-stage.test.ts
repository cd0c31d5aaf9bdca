import { describe, expect, test } from 'vitest';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import {
  canBePaid,
  inFours,
  inThrees,
  awaitsPhone,
  isFinal,
  pollIntervalMs,
  offersIn,
  pendingOf,
  proformaOf,
  stageOf,
  type Attempt,
} from './payment-stage.ts';

const attempt = (change: Partial<Attempt> = {}): Attempt => ({
  id: 1,
  method: 'multicaixa',
  channel: 'reference',
  status: 'pending',
  reference: null,
  proof_sent_at: null,
  flag: null,
  ...change,
});

const byTransfer = { method: 'transferencia', channel: 'bank' } as const;

test('an order can be paid until its deadline, and not while a proof is reviewed', () => {
  const now = Date.UTC(2026, 10, 21, 8);
  const due = (pay_by: string | null) => canBePaid({ pay_by }, now);
  expect([due('2026-11-21T08:01:00Z'), due('2026-11-21T08:00:00Z'), due(null)]).toEqual([true, false, false]);
});

const proforma = (id: number, state: 'issued' | 'annulled') => ({ id, kind: 'PF' as const, state });

test('the pro-forma of an order is the last that is not annulled', () => {
  expect(proformaOf([proforma(1, 'annulled'), proforma(2, 'issued')])?.id).toBe(2);
  expect(proformaOf([proforma(1, 'annulled')])).toBeUndefined();
});

describe('the payment page', () => {
  test.each([
    ['pendente', [], 'choose'],
    ['aguarda-pagamento', [attempt({ status: 'declined' })], 'choose'],
    ['aguarda-pagamento', [attempt()], 'preparing'],
    ['aguarda-pagamento', [attempt({ reference: '927415608' })], 'reference'],
    ['aguarda-pagamento', [attempt({ ...byTransfer, reference: 'M-2026-000001' })], 'transfer'],
    ['aguarda-pagamento', [attempt({ ...byTransfer, proof_sent_at: '2026-11-21T08:00:00Z' })], 'review'],
    ['aguarda-pagamento', [attempt({ method: 'numerario', channel: 'cash' })], 'cash'],
    ['aguarda-pagamento', [attempt({ channel: 'express' })], 'push'],
    ['aguarda-pagamento', [attempt({ method: 'reserva', channel: 'credit' })], 'reserved'],
    ['aguarda-pagamento', [attempt({ method: 'contracto', channel: 'credit' })], 'approval'],
    ['aguarda-satisfacao', [attempt({ status: 'paid' })], 'paid'],
    ['finalizada', [attempt({ status: 'paid' })], 'paid'],
    ['finalizada', [attempt({ status: 'paid', method: 'contracto', channel: 'credit' })], 'approved'],
    ['finalizada', [attempt({ status: 'paid', method: 'reserva', channel: 'credit' })], 'paid'],
    ['cancelada', [attempt({ status: 'canceled' })], 'canceled'],
    ['cancelada', [attempt({ status: 'paid', flag: 'refund_due' })], 'refund'],
    ['devolvida', [], 'canceled'],
  ] as const)('of an order that is %s with %j shows %s', (status, attempts, stage) => {
    expect(stageOf(status, attempts)).toBe(stage);
  });

  test('uses the pending attempt at any position', () => {
    expect(pendingOf([attempt({ id: 2, status: 'canceled' }), attempt({ id: 1 })])?.id).toBe(1);
  });

  test('polls less and less often', () => {
    const intervals = [0, 119_999, 120_000, 600_000];
    expect(intervals.map((openFor) => pollIntervalMs(openFor, false))).toEqual([2_000, 2_000, 5_000, 15_000]);
    expect(pollIntervalMs(600_000, true)).toBe(2_000);
    expect(awaitsPhone([{ status: 'canceled', confirm_within_ms: null }])).toBe(false);
    expect(awaitsPhone([{ status: 'pending', confirm_within_ms: 0 }])).toBe(false);
    expect(awaitsPhone([{ status: 'pending', confirm_within_ms: 1 }])).toBe(true);
    expect([isFinal('canceled'), isFinal('paid')]).toEqual([true, false]);
  });

  test('offers only methods for the currency', () => {
    expect(offersIn(paymentOffers, 'usd').map(({ method }) => method)).toEqual([
      'transferencia',
      'reserva',
      'contracto',
    ]);
    expect(offersIn(paymentOffers, 'aoa')).toHaveLength(6);
  });
});

test('numbers to copy are grouped', () => {
  expect(inThrees('927415608')).toBe('927\u00A0415\u00A0608');
  expect(inThrees('30061')).toBe('30\u00A0061');
  expect(inFours('AO06004000006487190231021')).toBe('AO06 0040 0000 6487 1902 3102 1');
});
