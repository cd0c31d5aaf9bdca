import { describe, expect, test } from 'vitest';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { cartOfNewcomer, requireSeatsFor, parseCart } from './parse-cart.ts';

const line = { id: 7, quantity: 1, preferred_class_id: 3 };

describe('the text of a cart', () => {
  test('is parsed back to the same items', () => {
    expect(parseCart(cartText([line, { ...line, id: 8 }]))).toEqual([line, { ...line, id: 8 }]);
    expect(parseCart('[]')).toEqual([]);
  });

  test('needs no preferred class', () => {
    expect(parseCart('[{"id":7,"quantity":1}]')).toEqual([{ id: 7, quantity: 1, preferred_class_id: null }]);
  });

  test.each(['', 'null', '{}', '[1]', 'not a cart', '[{"id":7}', '"[]"'])('is not %s', (text) => {
    expect(() => parseCart(text)).toThrow('cart_unreadable');
  });

  test.each([{ id: 0 }, { id: '7' }, { id: 7.5 }, { preferred_class_id: -1 }, { price: 1 }])(
    'rejects an item with %j',
    (change) => {
      expect(() => parseCart(JSON.stringify([{ ...line, ...change }]))).toThrow('cart_unreadable');
    },
  );

  test.each([0, -1, 1.5, 201, 1e21, '2', null])('rejects a quantity of %s', (quantity) => {
    expect(() => parseCart(JSON.stringify([{ ...line, quantity }]))).toThrow('cart_quantity_invalid');
  });

  test('contains each course once', () => {
    expect(() => parseCart(JSON.stringify([line, line]))).toThrow('cart_unreadable');
  });

  test('has at most fifty items', () => {
    const lines = Array.from({ length: 51 }, (_, index) => ({ ...line, id: index + 1 }));
    expect(() => parseCart(JSON.stringify(lines))).toThrow('cart_too_long');
  });
});

describe('a cart', () => {
  test('of a student has one seat per course', () => {
    const several = [{ ...line, quantity: 2 }];
    const roles = ['student', 'client'];
    expect(() => requireSeatsFor(several, roles, { forOrganization: false })).toThrow('cart_quantity_invalid');
    expect(() => requireSeatsFor(several, roles, { forOrganization: true })).not.toThrow();
  });

  test('of anyone else has as many seats as they need', () => {
    expect(() => requireSeatsFor([{ ...line, quantity: 40 }], ['client'], { forOrganization: false })).not.toThrow();
  });
});

describe('the cart after a sign-up', () => {
  test('is the guest’s cart, with one seat per course for a student', () => {
    const gathered = cartText([{ ...line, quantity: 3 }]);
    expect(cartOfNewcomer(gathered, 'client')).toBe(gathered);
    expect(cartOfNewcomer(gathered, 'student')).toBe(cartText([line]));
  });

  test.each([undefined, '', 'not a cart', '[{"id":0}]', '[{"id":7,"quantity":0}]'])('is empty for %s', (text) => {
    expect(cartOfNewcomer(text, 'client')).toBe('[]');
  });
});
