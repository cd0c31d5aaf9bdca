import { expect, test } from 'vitest';
import { savingOf } from './saving.ts';

const price = (amount_minor: number, indicative = false) => ({ amount_minor, currency_id: 1, indicative });

test('a package saves what its courses cost more one by one', () => {
  expect(savingOf(price(70), [price(50), price(40)])).toEqual(price(20));
  expect(savingOf(price(70), [price(50), price(40, true)])).toEqual(price(20, true));
});

test('a saving is null where nothing is saved or a price is missing', () => {
  expect(savingOf(price(90), [price(50), price(40)])).toBeNull();
  expect(savingOf(price(70), [price(90), null])).toBeNull();
  expect(savingOf(price(70), [{ ...price(90), currency_id: 2 }])).toBeNull();
  expect(savingOf(null, [price(90)])).toBeNull();
  expect(savingOf(price(0), [])).toBeNull();
});
