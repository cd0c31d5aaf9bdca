import { describe, expect, test } from 'vitest';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import { answerBy, expiryOf, offerFor, reviewEndsAt } from './offers.ts';

const now = new Date('2026-11-21T08:00:00Z');

describe('a way to pay', () => {
  test('holds the seats for its own hours', () => {
    const reference = offerFor(paymentOffers, { method: 'multicaixa', channel: 'reference', currencyKey: 'aoa' });
    expect(expiryOf(reference, now).toISOString()).toBe('2026-11-23T08:00:00.000Z');
    const transfer = offerFor(paymentOffers, { method: 'transferencia', channel: 'bank', currencyKey: 'usd' });
    expect(expiryOf(transfer, now).toISOString()).toBe('2026-11-24T08:00:00.000Z');
  });

  test.each([
    ['multicaixa', 'express', 'usd'],
    ['multicaixa', 'qr', 'aoa'],
    ['multicaixa', 'reference', 'usd'],
    ['transferencia', 'cash', 'aoa'],
    ['contracto', 'bank', 'aoa'],
    ['reserva', 'credit', 'eur'],
  ] as const)('is not %s by %s in %s', (method, channel, currencyKey) => {
    expect(() => offerFor(paymentOffers, { method, channel, currencyKey })).toThrow('method_not_available');
  });

  test('belongs to a provider, is manual, or is on account', () => {
    expect(paymentOffers.map(({ name, provider, flow }) => [name, provider, flow])).toEqual([
      ['multicaixa', 'proxypay', 'reference'],
      ['express', 'opg', 'push'],
      ['transferencia', 'manual', 'manual'],
      ['numerario', 'manual', 'manual'],
      ['reserva', 'account', 'reservation'],
      ['contracto', 'account', 'approval'],
    ]);
  });

  test('by push ends before its seats are free again, so that it can be repeated', () => {
    const push = offerFor(paymentOffers, { method: 'multicaixa', channel: 'express', currencyKey: 'aoa' });
    const heldUntil = expiryOf(push, now);
    expect(heldUntil.toISOString()).toBe('2026-11-21T08:15:00.000Z');
    expect(answerBy(push, { startedAt: now, heldUntil }).toISOString()).toBe('2026-11-21T08:02:00.000Z');
    const closesAt = new Date('2026-11-21T08:01:00Z');
    expect(answerBy(push, { startedAt: now, heldUntil: closesAt })).toEqual(closesAt);
  });

  test('waits at most 14 days for a review', () => {
    expect(reviewEndsAt(now).toISOString()).toBe('2026-12-05T08:00:00.000Z');
  });
});
