import { describe, expect } from 'vitest';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { byTransfer, makePayment } from './make.ts';

const inLisbon = { name: 'Marlene Capita', country: 'PT', postal_code: '1100-060' };
const setRules = (ctx: Ctx, rules: object) =>
  writeSetting(asSystem(ctx), { key: 'paymentMethods', value: JSON.stringify(rules) });

describe('the setting of the payment methods', () => {
  test('leaves the usual ones while it is not set', async ({ ctx }) => {
    expect((await makePayment(ctx, byTransfer)).payment.status).toBe('pending');
    expect((await makePayment(ctx, { tax_address: inLisbon })).payment.status).toBe('pending');
  });

  type Case = [rules: object, given: Parameters<typeof makePayment>[1]];
  test.for<Case>([
    [{ multicaixa: false }, {}],
    [{ multicaixa: { countries: ['AO'] } }, { tax_address: inLisbon }],
    [{ multicaixa: { currencies: ['usd'] } }, {}],
    [{ multicaixa: { buyers: ['organization'] } }, {}],
  ])('as %j refuses a payment of %j', async ([rules, input], { ctx }) => {
    await setRules(ctx, rules);
    await expect(makePayment(ctx, input)).rejects.toMatchObject({
      code: 'method_not_available',
      data: { field: 'method' },
    });
    expect((await makePayment(ctx, byTransfer)).payment.status).toBe('pending');
  });

  test('cannot offer credit to a person', async ({ ctx }) => {
    await setRules(ctx, { contracto: { buyers: [] } });
    const onCredit = { method: 'contracto', channel: 'credit' } as const;
    await expect(makePayment(ctx, onCredit)).rejects.toThrow('method_not_available');
  });
});
