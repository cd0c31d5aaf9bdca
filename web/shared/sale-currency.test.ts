import { afterEach, expect, test } from 'vitest';
import { setAppStart } from './app-settings.ts';
import { builtInLists } from './house-lists.ts';
import { saleCurrency } from './sale-currency.ts';

const euro = { id: 101, key: 'eur', name: 'Euro', symbol: '€' };

afterEach(() => setAppStart({ currencies: [] }));

test.each([
  ['aoa', 'aoa'],
  ['usd', 'usd'],
  ['eur', 'aoa'],
])('who reads prices in %s buys in %s', (chosen, bought) => {
  setAppStart({ currencies: [...builtInLists.currencies, euro] });
  expect(saleCurrency(chosen)).toBe(bought);
});

test('where the house has none that can be paid, the chosen one stays', () => {
  setAppStart({ currencies: [euro] });
  expect(saleCurrency('eur')).toBe('eur');
});
