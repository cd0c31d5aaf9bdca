import { expect, test } from 'vitest';
import { courseFilterOf } from './course-filter.ts';

test('a whole list asks for the currency alone', () => {
  expect(courseFilterOf({ sort: 'price', page: 2 }, 1)).toEqual({ currency_id: 1 });
});

test('prices are asked for in minor units, and a day until its end', () => {
  expect(courseFilterOf({ price_max: 50, start_until: '2026-12-31', partner: [4] }, 1)).toEqual({
    currency_id: 1,
    partner_id: [4],
    price_minor: { lte: 5_000 },
    start_at: { lte: '2026-12-31T23:59:59Z' },
  });
});
