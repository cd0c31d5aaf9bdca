import { describe, expect, test } from 'vitest';
import { expiryOf, offerFor, providerOf, reviewEndsAt } from './offers.ts';

const now = new Date('2026-11-21T08:00:00Z');

describe('a way to pay', () => {
  test('holds the seats for its own time', () => {
    const reference = offerFor({ method: 'multicaixa', channel: 'reference', currencyKey: 'aoa' });
    expect(expiryOf(reference, now).toISOString()).toBe('2026-11-23T08:00:00.000Z');
    const transfer = offerFor({ method: 'transferencia', channel: 'bank', currencyKey: 'usd' });
    expect(expiryOf(transfer, now).toISOString()).toBe('2026-11-24T08:00:00.000Z');
  });

  test.each([
    ['multicaixa', 'express', 'aoa'],
    ['multicaixa', 'reference', 'usd'],
    ['transferencia', 'cash', 'aoa'],
    ['contracto', 'credit', 'aoa'],
    ['reserva', 'credit', 'aoa'],
  ] as const)('is not %s by %s in %s', (method, channel, currencyKey) => {
    expect(() => offerFor({ method, channel, currencyKey })).toThrow('method_not_available');
  });

  test('goes to a provider, or through the hands of the house', () => {
    expect([providerOf('multicaixa'), providerOf('transferencia')]).toEqual(['proxypay', 'manual']);
  });

  test('waits for a review, but not for ever', () => {
    expect(reviewEndsAt(now).toISOString()).toBe('2026-12-05T08:00:00.000Z');
  });
});
