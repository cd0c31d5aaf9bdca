import { describe, expect, test } from 'vitest';
import { chosenAmong, currencyFor } from './choice.ts';

const existing = {
  named: {},
  saved: {},
  stored: {},
  drawn: { locale: 'pt-PT', currency: 'aoa' },
  hasErp: false,
  currencies: ['aoa', 'usd', 'eur'],
  currenciesFailed: false,
  browserLanguage: 'fr',
  followsBrowser: false,
} as const;

describe('language and currency', () => {
  test('are those of the first rendering by default', () => {
    expect(chosenAmong(existing)).toEqual({ locale: 'pt-PT', currency: 'aoa' });
  });

  test('follow the address before the account, and the account before the browser', () => {
    const preferences = { stored: { locale: 'pt-MZ', currency: 'usd' }, saved: { locale: 'pt-AO' }, named: {} };
    expect(chosenAmong({ ...existing, ...preferences })).toEqual({ locale: 'pt-AO', currency: 'usd' });
    expect(chosenAmong({ ...existing, ...preferences, named: { locale: 'en-GB' } }).locale).toBe('en-GB');
  });

  test('follow the browser where nobody could choose yet', () => {
    const first = { ...existing, followsBrowser: true };
    const localeOf = (browserLanguage: string) => chosenAmong({ ...first, browserLanguage }).locale;
    expect(['pt-AO', 'pt-BR', 'pt', 'en-US', 'fr'].map(localeOf)).toEqual([
      'pt-AO',
      'pt-PT',
      'pt-PT',
      'en-GB',
      'en-GB',
    ]);
    expect(chosenAmong({ ...first, stored: { locale: 'pt-PT' } }).locale).toBe('pt-PT');
  });

  test('ignore unknown values', () => {
    expect(chosenAmong({ ...existing, named: { locale: 'xx', currency: 5 } })).toEqual({
      ...existing.drawn,
      currency: 'usd',
    });
  });

  test('include any currency of the operator', () => {
    expect(chosenAmong({ ...existing, stored: { currency: 'eur' } }).currency).toBe('eur');
  });

  test('replace a removed currency by the stored one, then by that of the browser’s language', () => {
    const gone = { ...existing, currencies: ['aoa', 'usd'], saved: { currency: 'eur' } };
    expect(chosenAmong({ ...gone, stored: { currency: 'aoa' } }).currency).toBe('aoa');
    expect(chosenAmong(gone).currency).toBe('usd');
    expect(chosenAmong({ ...gone, browserLanguage: 'pt-BR' }).currency).toBe('aoa');
    expect(chosenAmong({ ...gone, currencies: ['aoa'] }).currency).toBe('aoa');
  });

  test('replace a currency that was removed after rendering', () => {
    const rendered = { locale: 'pt-PT', currency: 'eur' } as const;
    expect(chosenAmong({ ...existing, drawn: rendered, currencies: ['aoa', 'usd'] }).currency).toBe('usd');
  });

  test('use the main currency with an ERP, whatever is chosen', () => {
    expect(chosenAmong({ ...existing, named: { currency: 'usd' }, hasErp: true }).currency).toBe('aoa');
  });

  test('follow the browser when the currencies fail to load', () => {
    expect(chosenAmong({ ...existing, currenciesFailed: true, browserLanguage: 'en-US' }).currency).toBe('usd');
    expect(chosenAmong({ ...existing, currenciesFailed: true, stored: { currency: 'aoa' } }).currency).toBe('aoa');
  });
});

test.each([
  ['pt-PT', 'aoa'],
  ['pt', 'aoa'],
  ['PT-br', 'aoa'],
  ['ptx', 'usd'],
  ['fr', 'usd'],
  ['', 'usd'],
])('a browser in %s gets the currency %s', (language, currency) => {
  expect(currencyFor(language)).toBe(currency);
});
