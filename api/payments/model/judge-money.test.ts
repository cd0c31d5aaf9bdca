import { describe, expect, test } from 'vitest';
import { judgeMoney, paysFor } from './judge-money.ts';

const expected = { amountMinor: 14_500_000, currencyKey: 'aoa', status: 'pending' } as const;
const arrived = { amountMinor: 14_500_000, currencyKey: 'aoa' };

describe('money that arrives', () => {
  test('pays when it is the amount due', () => {
    expect(judgeMoney(expected, arrived)).toBe('paid');
    expect(judgeMoney({ ...expected, status: 'timeout' }, arrived)).toBe('paid');
  });

  test('pays when it is more', () => {
    expect(judgeMoney(expected, { ...arrived, amountMinor: 14_500_001 })).toBe('overpaid');
    expect(paysFor('overpaid')).toBe(true);
  });

  test.each([{ amountMinor: 14_499_999 }, { amountMinor: 0 }])('pays nothing when it is less: %j', (less) => {
    const verdict = judgeMoney(expected, { ...arrived, ...less });
    expect([verdict, paysFor(verdict)]).toEqual(['underpaid', false]);
  });

  test('pays nothing in another currency', () => {
    expect(judgeMoney(expected, { ...arrived, currencyKey: 'usd' })).toBe('wrong_currency');
    expect(paysFor('wrong_currency')).toBe(false);
  });

  test('pays once', () => {
    expect(judgeMoney({ ...expected, status: 'paid' }, arrived)).toBe('paid_twice');
    expect(paysFor('paid_twice')).toBe(false);
  });
});
