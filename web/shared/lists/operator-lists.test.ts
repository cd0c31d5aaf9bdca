import { describe, expect, test } from 'vitest';
import { listedCurrencies, listedLocales } from './operator-lists.ts';
import { nameIn } from '../texts/name-in.ts';

const names = '{"pt":"Inglês","en-GB":"English","pt-AO":"Inglês de cá"}';

describe('a name in several languages', () => {
  test.each([
    ['pt-AO', 'Inglês de cá'],
    ['pt-PT', 'Inglês'],
    ['fr-FR', 'English'],
  ])('in %s is %s', (locale, name) => {
    expect(nameIn(names, locale)).toBe(name);
  });

  test('falls back to plain English', () => {
    expect(nameIn('{"en":"English"}', 'pt-PT')).toBe('English');
  });

  test.each(['Kwanza', '12', 'null', '{"pt":1}'])('may be plain: %s', (name) => {
    expect(nameIn(name, 'pt-PT')).toBe(name);
  });
});

test('a currency has the symbol of its definition, or the built-in one', () => {
  const currency = { id: 1, key: 'aoa', name: 'Kwanza', definition: '{"symbol":"Kz","locale":"pt-AO"}' };
  expect(listedCurrencies([currency])).toEqual([{ id: 1, key: 'aoa', name: 'Kwanza', symbol: 'Kz' }]);
  expect(listedCurrencies([{ ...currency, definition: 'broken' }])[0]?.symbol).toBe('AOA');
});

test.each([
  ['eur', '{"symbol":"Eur.","locale":"pt-PT"}', 'Eur.'],
  ['eur', '{}', '€'],
  ['zar', 'broken', 'R'],
  ['xyz', '{"symbol":""}', 'XYZ'],
  ['pontos', '{"symbol":7}', 'PONTOS'],
])('any currency of the house is a choice: %s by %s is written %s', (key, definition, symbol) => {
  expect(listedCurrencies([{ id: 9, key, name: 'Dinheiro', definition }])).toEqual([
    { id: 9, key, name: 'Dinheiro', symbol },
  ]);
});

test('a locale keeps its id and name', () => {
  const locale = { id: 4, key: 'en-GB' as const, name: names, definition: '{}' };
  expect(listedLocales([locale])).toEqual([{ id: 4, key: 'en-GB', name: names }]);
});
