import { describe, expect, test } from 'vitest';
import type { CartLine } from '#contract/sales/cart/calls.ts';
import { canBeOrdered, hasChoice, mostSeats, seatsIn } from './line-facts.ts';

const run = (id: number, seats_left: number | null = 5) => ({
  id,
  code: `T-${id}`,
  start_at: null,
  end_at: null,
  tz: 'Africa/Luanda',
  city: null,
  seats_left,
  registration_deadline: null,
  offer_expires_at: null,
  seats_free_at: null,
  takes_waiting: false,
});
const line = (change: Partial<CartLine> = {}): CartLine => ({
  id: 1,
  quantity: 2,
  title: 'IVA',
  cover_url: null,
  picture: null,
  package_type: 'curso',
  type: 'online',
  partner: null,
  class: run(7),
  classes: [run(7)],
  regulation: null,
  unit_price: null,
  line_total: null,
  problems: [],
  ...change,
});
const summary = (...lines: CartLine[]) => ({
  lines,
  total: { amount_minor: 0, currency_id: 1 },
  tax: { amount_minor: 0, currency_id: 1 },
  vat_rate_percent: 14,
  cart_version: null,
  terms_version: '2026-11',
});

describe('a cart', () => {
  test('can be ordered when none of its lines has a problem', () => {
    expect(canBeOrdered(summary(line()))).toBe(true);
    expect(canBeOrdered(summary(line(), line({ problems: ['class_full'] })))).toBe(false);
    expect(canBeOrdered(summary())).toBe(false);
  });

  test('counts its seats', () => {
    expect(seatsIn(summary(line(), line({ quantity: 3 })))).toBe(5);
  });
});

describe('a line', () => {
  test('offers a choice only when there is another class', () => {
    expect(hasChoice(line())).toBe(false);
    expect(hasChoice(line({ classes: [run(7), run(8)] }))).toBe(true);
    expect(hasChoice(line({ class: null, problems: ['class_missing'], classes: [run(7), run(8)] }))).toBe(true);
    expect(hasChoice(line({ problems: ['class_closed'], classes: [] }))).toBe(false);
  });

  test('has no more seats than the class', () => {
    expect(mostSeats(line(), 200)).toBe(5);
    expect(mostSeats(line({ class: run(7, null) }), 200)).toBe(200);
    expect(mostSeats(line({ class: run(7, 0) }), 200)).toBe(1);
    const offer_expires_at = '2026-11-22T08:00:00Z';
    expect(mostSeats(line({ class: { ...run(7, 1), offer_expires_at } }), 200)).toBe(2);
  });
});
