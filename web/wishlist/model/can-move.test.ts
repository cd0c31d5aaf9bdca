import { expect, test } from 'vitest';
import { canMoveToCart } from './can-move.ts';

const next_class = { id: 1, is_full: false } as NonNullable<Parameters<typeof canMoveToCart>[0]['next_class']>;
const course = { is_sold: true, price: { amount_minor: 0, currency_id: 1, indicative: false }, next_class };

test('a course with a seat at a price can be moved to the cart', () => {
  expect(canMoveToCart(course)).toBe(true);
});

test.each([
  { is_sold: false },
  { price: null },
  { next_class: null },
  { next_class: { ...next_class, is_full: true } },
])('a course cannot be moved to the cart with %j', (change) =>
  expect(canMoveToCart({ ...course, ...change })).toBe(false),
);
