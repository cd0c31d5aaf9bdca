import { describe, expect, test } from 'vitest';
import { chosenAmong, currencyFor } from './choice.ts';

const known = {
  named: {},
  saved: {},
  kept: {},
  drawn: { locale: 'pt-PT', currency: 'aoa' },
  hasErp: false,
  browserLanguage: null,
} as const;

describe('language and currency', () => {
  test('are as they were drawn, where nothing else is wished', () => {
    expect(chosenAmong(known)).toEqual({ locale: 'pt-PT', currency: 'aoa' });
  });

  test('follow the address before the user, and the user before the browser', () => {
    const wishes = { kept: { locale: 'pt-MZ', currency: 'usd' }, saved: { locale: 'pt-AO' }, named: {} };
    expect(chosenAmong({ ...known, ...wishes })).toEqual({ locale: 'pt-AO', currency: 'usd' });
    expect(chosenAmong({ ...known, ...wishes, named: { locale: 'en-GB' } }).locale).toBe('en-GB');
  });

  test('are no wishes that nobody knows', () => {
    expect(chosenAmong({ ...known, named: { locale: 'xx', currency: 'eur' } })).toEqual(known.drawn);
  });

  test('an ERP fixes the main currency, whatever is wished', () => {
    expect(chosenAmong({ ...known, named: { currency: 'usd' }, hasErp: true }).currency).toBe('aoa');
  });

  test('when the currencies fail, the browser decides', () => {
    expect(chosenAmong({ ...known, browserLanguage: 'en-US' }).currency).toBe('usd');
    expect(chosenAmong({ ...known, browserLanguage: 'en-US', kept: { currency: 'aoa' } }).currency).toBe('aoa');
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
