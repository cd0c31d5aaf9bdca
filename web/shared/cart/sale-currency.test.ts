import { afterEach, expect, test } from 'vitest';
import { setAppStart } from '../visitor/app-settings.ts';
import { builtInLists } from '../lists/operator-lists.ts';
import { saleCurrency } from './sale-currency.ts';

const euro = { id: 101, key: 'eur', name: 'Euro', symbol: '€' };

afterEach(() => setAppStart({ ready: false, settings: {}, currencies: [] }));

test.each([
  ['aoa', 'aoa'],
  ['usd', 'usd'],
  ['eur', 'aoa'],
])('who reads prices in %s buys in %s', (chosen, bought) => {
  setAppStart({ currencies: [...builtInLists.currencies, euro] });
  expect(saleCurrency(chosen)).toBe(bought);
});

test('dollar prices are paid in kwanzas while no bank transfer can be received', () => {
  setAppStart({ ready: true, settings: { bankIban: '' }, currencies: [...builtInLists.currencies] });
  expect(saleCurrency('usd')).toBe('aoa');
  setAppStart({ settings: { bankIban: 'AO06 0040 0000 6487 1902 3102 1' } });
  expect(saleCurrency('usd')).toBe('usd');
});

test('the chosen currency stays when none can be paid', () => {
  setAppStart({ currencies: [euro] });
  expect(saleCurrency('eur')).toBe('eur');
});
