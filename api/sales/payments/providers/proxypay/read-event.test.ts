import { describe, expect, test } from 'vitest';
import { readEvent } from './read-event.ts';

const payment = { id: 156_200, reference_id: 904_800_000, amount: '45000.00' };

describe('a signed payment', () => {
  test('is read', () => {
    expect(readEvent(JSON.stringify(payment))).toEqual({
      externalId: '156200',
      providerRef: '904800000',
      amountMinor: 4_500_000,
      currencyKey: 'aoa',
      raw: payment,
    });
    expect(readEvent(JSON.stringify({ ...payment, currency: 'USD' })).currencyKey).toBe('usd');
    expect(readEvent(JSON.stringify({ ...payment, reference_id: undefined })).providerRef).toBeNull();
  });

  test.for<[string, object]>([
    ['an amount that cannot be read', { amount: '45.000,00' }],
    ['a negative amount', { amount: -45_000 }],
    ['no amount', { amount: undefined }],
    ['a currency that cannot be read', { currency: 840 }],
    ['no id', { id: undefined }],
    ['a hostile id', { id: '1/2\u0000' }],
  ])('with %s is stored as it came', ([, input]) => {
    const sent = { ...payment, ...input };
    const event = readEvent(JSON.stringify(sent));
    expect([event.amountMinor === null || event.currencyKey === null, event.providerRef]).toEqual([true, '904800000']);
    expect(event.raw).toEqual({ text: JSON.stringify(sent) });
  });

  test.for(['', 'pago', '[1]', '12', 'null'])('that is «%s» names nothing', (text) => {
    expect(readEvent(text)).toMatchObject({ externalId: null, providerRef: null, amountMinor: null });
    expect(readEvent(text).raw).toEqual({ text });
  });
});
