import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseKinds, paymentStatuses } from '#contract/sales/payments/values.ts';
import { classifyMoney, withoutSeats, type Arrived, type Expected } from './classify-money.ts';

const expected: Expected = { order: 'unpaid', payment: 'pending', dueMinor: 25_000, currencyKey: 'aoa', heldMinor: 0 };
const kwanzas = (amountMinor: number): Arrived => ({ amountMinor, currencyKey: 'aoa' });

describe('confirmed money', () => {
  test.for<[string, Arrived, Partial<Expected> | null, number, string | null]>([
    ['in full pays', kwanzas(25_000), {}, 25_000, null],
    ['pays an ended attempt too', kwanzas(25_000), { payment: 'timeout' }, 25_000, null],
    ['beyond the amount pays, and the excess waits', kwanzas(25_001), {}, 25_000, 'too_much 1'],
    ['short of the amount waits', kwanzas(24_999), {}, 0, 'too_little 24999'],
    ['that completes a part pays', kwanzas(15_000), { heldMinor: 10_000 }, 15_000, null],
    ['that nearly completes it waits', kwanzas(14_999), { heldMinor: 10_000 }, 0, 'too_little 14999'],
    ['that more than completes it leaves an excess', kwanzas(16_000), { heldMinor: 10_000 }, 15_000, 'too_much 1000'],
    ['in full leaves a part where it waits', kwanzas(25_000), { heldMinor: 10_000 }, 25_000, null],
    ['for a paid attempt is one too many', kwanzas(25_000), { payment: 'paid' }, 0, 'twice 25000'],
    ['for a paid order is one too many', kwanzas(25_000), { order: 'paid' }, 0, 'twice 25000'],
    ['of any amount for a paid order is one too many', kwanzas(3), { order: 'paid' }, 0, 'twice 3'],
    ['for a returned order is late', kwanzas(25_000), { order: 'returned', payment: 'paid' }, 0, 'late 25000'],
    ['in another currency waits', { amountMinor: 25_000, currencyKey: 'usd' }, {}, 0, 'currency 25000'],
    ['for an unknown attempt waits', kwanzas(25_000), null, 0, 'unknown 25000'],
    ['without an amount cannot be read', { amountMinor: null, currencyKey: 'aoa' }, {}, 0, 'unreadable null'],
    ['of nothing cannot be read', kwanzas(0), {}, 0, 'unreadable null'],
    ['without a currency cannot be read', { amountMinor: 25_000, currencyKey: null }, null, 0, 'unreadable null'],
  ])('%s', ([, arrived, input, appliedMinor, rest]) => {
    const classified = classifyMoney(arrived, input && { ...expected, ...input });
    const text = classified.rest && `${classified.rest.kind} ${classified.rest.amountMinor}`;
    expect([classified.appliedMinor, text]).toEqual([appliedMinor, rest]);
  });

  test('takes the part that waits only where it needs it', () => {
    const held = { ...expected, heldMinor: 10_000 };
    expect(classifyMoney(kwanzas(15_000), held).takesHeld).toBe(true);
    expect(classifyMoney(kwanzas(25_000), held).takesHeld).toBe(false);
  });
});

const amounts = fc.integer({ min: 1, max: 10 ** 12 });
const anyExpected = fc.option(
  fc.record({
    order: fc.constantFrom('unpaid', 'paid', 'returned'),
    payment: fc.constantFrom(...paymentStatuses),
    dueMinor: amounts,
    currencyKey: fc.constantFrom('aoa', 'usd'),
    heldMinor: fc.integer({ min: 0, max: 10 ** 12 }),
  }),
);
const anyArrived = fc.record({
  amountMinor: fc.option(fc.oneof(amounts, fc.constant(0))),
  currencyKey: fc.option(fc.constantFrom('aoa', 'usd', 'eur')),
});

describe('whatever arrives', () => {
  test('is applied or makes a case', () => {
    fc.assert(
      fc.property(anyArrived, anyExpected, (arrived, existing) => {
        const { appliedMinor, rest } = classifyMoney(arrived, existing);
        expect(appliedMinor > 0 || (rest !== null && caseKinds.includes(rest.kind))).toBe(true);
      }),
    );
  });

  test('is the sum of what is applied and what is in the case', () => {
    fc.assert(
      fc.property(anyArrived, anyExpected, (arrived, existing) => {
        const { appliedMinor, rest } = classifyMoney(arrived, existing);
        if (rest?.kind === 'unreadable') return;
        expect(appliedMinor + (rest?.amountMinor ?? 0)).toBe(arrived.amountMinor);
        expect(withoutSeats(Number(arrived.amountMinor)).rest?.amountMinor).toBe(arrived.amountMinor);
      }),
    );
  });

  test('pays for exactly the amount due, with what it takes of the parts before', () => {
    const few = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(few, few, fc.integer({ min: 0, max: 9 }), (amountMinor, dueMinor, heldMinor) => {
        const { appliedMinor, takesHeld } = classifyMoney(kwanzas(amountMinor), { ...expected, dueMinor, heldMinor });
        fc.pre(appliedMinor > 0);
        expect(appliedMinor + (takesHeld ? heldMinor : 0)).toBe(dueMinor);
      }),
    );
  });
});
