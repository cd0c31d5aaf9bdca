import { expect, test } from 'vitest';
import { paymentOffers } from '#contract/payments/offers.ts';
import { usualRules, type Purchase } from '#contract/rules/offered-methods.ts';
import { methodStates } from './method-states.ts';

const person: Purchase = { country: null, currencyKey: 'aoa', buyer: 'person' };
const whysOf = (purchase: Purchase, offers: Parameters<typeof methodStates>[0]['offers'] = paymentOffers) =>
  methodStates({ rules: usualRules, offers, purchase }).map(({ method, why }) => [method, why]);

test('a person pays in three ways, and credit is for companies', () => {
  expect(whysOf(person)).toEqual([
    ['multicaixa', null],
    ['transferencia', null],
    ['numerario', null],
    ['reserva', 'buyer'],
    ['contracto', 'buyer'],
  ]);
});

test('a company has no credit yet', () => {
  const whys = Object.fromEntries(whysOf({ ...person, buyer: 'organization' }));
  expect(whys).toMatchObject({ transferencia: null, reserva: 'no_credit', contracto: 'no_credit' });
});

test('the currency and what the operator has not set are told apart', () => {
  const inDollars = Object.fromEntries(whysOf({ ...person, currencyKey: 'usd' }));
  expect(inDollars).toMatchObject({ multicaixa: 'currency', transferencia: null, numerario: 'currency' });
  const withoutAccount = paymentOffers.filter(({ needsBankAccount }) => !needsBankAccount);
  expect(Object.fromEntries(whysOf(person, withoutAccount))).toMatchObject({ transferencia: 'not_set' });
});
