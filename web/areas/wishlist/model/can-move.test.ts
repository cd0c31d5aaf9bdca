import { expect, test } from 'vitest';
import { canMoveToCart } from './can-move.ts';

const next_class = { id: 1, is_full: false } as NonNullable<Parameters<typeof canMoveToCart>[0]['next_class']>;
const price = { amount_minor: 0, currency_id: 1, indicative: false };
const course = { is_sold: true, price, next_class, offer_expires_at: null };

test('a course with a seat at a price can be moved to the cart', () => {
  expect(canMoveToCart(course)).toBe(true);
});

test('a course can be moved to the cart from a full class in which a seat is held', () => {
  const offer_expires_at = '2026-11-22T08:00:00Z';
  expect(canMoveToCart({ ...course, next_class: { ...next_class, is_full: true }, offer_expires_at })).toBe(true);
});

test.each([
  { is_sold: false },
  { price: null },
  { next_class: null },
  { next_class: { ...next_class, is_full: true } },
])('a course cannot be moved to the cart with %j', (change) =>
  expect(canMoveToCart({ ...course, ...change })).toBe(false),
);
