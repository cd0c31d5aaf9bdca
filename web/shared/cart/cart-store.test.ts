import { expect, test } from 'vitest';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { itemsIn } from './cart-store.ts';

test('a stored cart is read back unchanged', () => {
  const items = [{ id: 7, quantity: 2, preferred_class_id: null }];
  expect(itemsIn(cartText(items))).toEqual(items);
});

test.each(['', 'x', '{}', 'null', '[1, {"id": "7", "quantity": 1}]'])(
  'unreadable text is an empty cart: %s',
  (text) => {
    expect(itemsIn(text)).toEqual([]);
  },
);
