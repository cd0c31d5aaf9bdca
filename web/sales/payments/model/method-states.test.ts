import { expect, test } from 'vitest';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import { usualRules, type Purchase } from '#contract/rules/offered-methods.ts';
import { methodStates } from './method-states.ts';

const person: Purchase = { country: null, currencyKey: 'aoa', buyer: 'person' };
type Input = Partial<Pick<Parameters<typeof methodStates>[0], 'offers' | 'credit'>>;
const unknownCredit = { standing: undefined, hasFailed: false };
const whysOf = (purchase: Purchase, { offers = paymentOffers, credit = unknownCredit }: Input = {}) =>
  methodStates({ rules: usualRules, offers, purchase, credit }).map(({ method, why }) => [method, why]);

test('a person pays in three ways, and credit is for companies', () => {
  expect(whysOf(person)).toEqual([
    ['multicaixa', null],
    ['transferencia', null],
    ['numerario', null],
    ['reserva', 'buyer'],
    ['contracto', 'buyer'],
  ]);
});

const both = (why: string) => ({ transferencia: null, reserva: why, contracto: why });

test('a company buys on account as far as its credit goes', () => {
  const company: Purchase = { ...person, buyer: 'organization' };
  const standing = {
    reservation: { why: null, missing_minor: 0 },
    contract: { why: 'no_contract' as const, missing_minor: 0 },
  };
  const credit = { standing, hasFailed: false };
  expect(Object.fromEntries(whysOf(company))).toMatchObject(both('credit_loading'));
  const failed = { standing: undefined, hasFailed: true };
  expect(Object.fromEntries(whysOf(company, { credit: failed }))).toMatchObject(both('credit_unknown'));
  expect(Object.fromEntries(whysOf(company, { credit }))).toMatchObject({ ...both('no_credit'), reserva: null });
});

test('the currency and what the operator has not set are told apart', () => {
  const inDollars = Object.fromEntries(whysOf({ ...person, currencyKey: 'usd' }));
  expect(inDollars).toMatchObject({ multicaixa: 'currency', transferencia: null, numerario: 'currency' });
  const withoutAccount = paymentOffers.filter(({ needsBankAccount }) => !needsBankAccount);
  expect(Object.fromEntries(whysOf(person, { offers: withoutAccount }))).toMatchObject({ transferencia: 'not_set' });
});
