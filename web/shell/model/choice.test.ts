import { describe, expect, test } from 'vitest';
import { chosenAmong, currencyFor } from './choice.ts';

const known = {
  named: {},
  saved: {},
  stored: {},
  drawn: { locale: 'pt-PT', currency: 'aoa' },
  hasErp: false,
  currencies: ['aoa', 'usd', 'eur'],
  currenciesFailed: false,
  browserLanguage: 'fr',
} as const;

describe('language and currency', () => {
  test('are as they were drawn, where nothing else is wished', () => {
    expect(chosenAmong(known)).toEqual({ locale: 'pt-PT', currency: 'aoa' });
  });

  test('follow the address before the user, and the user before the browser', () => {
    const preferences = { stored: { locale: 'pt-MZ', currency: 'usd' }, saved: { locale: 'pt-AO' }, named: {} };
    expect(chosenAmong({ ...known, ...preferences })).toEqual({ locale: 'pt-AO', currency: 'usd' });
    expect(chosenAmong({ ...known, ...preferences, named: { locale: 'en-GB' } }).locale).toBe('en-GB');
  });

  test('are no wishes that nobody knows', () => {
    expect(chosenAmong({ ...known, named: { locale: 'xx', currency: 5 } })).toEqual({
      ...known.drawn,
      currency: 'usd',
    });
  });

  test('may be any currency that the operator has', () => {
    expect(chosenAmong({ ...known, stored: { currency: 'eur' } }).currency).toBe('eur');
  });

  test('that the operator has no more give way to what is kept, and then to the browser’s language', () => {
    const gone = { ...known, currencies: ['aoa', 'usd'], saved: { currency: 'eur' } };
    expect(chosenAmong({ ...gone, stored: { currency: 'aoa' } }).currency).toBe('aoa');
    expect(chosenAmong(gone).currency).toBe('usd');
    expect(chosenAmong({ ...gone, browserLanguage: 'pt-BR' }).currency).toBe('aoa');
    expect(chosenAmong({ ...gone, currencies: ['aoa'] }).currency).toBe('aoa');
  });

  test('drawn in a currency that was removed meanwhile are drawn again', () => {
    const drawn = { locale: 'pt-PT', currency: 'eur' } as const;
    expect(chosenAmong({ ...known, drawn, currencies: ['aoa', 'usd'] }).currency).toBe('usd');
  });

  test('an ERP fixes the main currency, whatever is wished', () => {
    expect(chosenAmong({ ...known, named: { currency: 'usd' }, hasErp: true }).currency).toBe('aoa');
  });

  test('when the currencies fail, the browser decides', () => {
    expect(chosenAmong({ ...known, currenciesFailed: true, browserLanguage: 'en-US' }).currency).toBe('usd');
    expect(chosenAmong({ ...known, currenciesFailed: true, stored: { currency: 'aoa' } }).currency).toBe('aoa');
  });
});

test.each([
  ['pt-PT', 'aoa'],
  ['pt', 'aoa'],
  ['PT-br', 'aoa'],
  ['ptx', 'usd'],
  ['fr', 'usd'],
  ['', 'usd'],
])('a browser that speaks %s pays in %s', (language, currency) => {
  expect(currencyFor(language)).toBe(currency);
});
