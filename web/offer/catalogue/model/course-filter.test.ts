import { expect, test } from 'vitest';
import { courseFilterOf } from './course-filter.ts';

const kwanza = { id: 1, key: 'aoa' };

test('an unfiltered list sends only the currency', () => {
  expect(courseFilterOf({ sort: 'price', page: 2 }, kwanza)).toEqual({ currency_id: 1 });
});

test('prices are sent in minor units', () => {
  expect(courseFilterOf({ price_max: 50, starts_within: 'month', partner: [4] }, kwanza)).toEqual({
    currency_id: 1,
    partner_id: [4],
    price_minor: { lte: 5_000 },
    starts_within: 'month',
  });
});

test('prices in a currency without minor units are sent unchanged', () => {
  const filter = courseFilterOf({ price_min: 5_000 }, { id: 104, key: 'xaf' });
  expect(filter).toEqual({ currency_id: 104, price_minor: { gte: 5_000 } });
});
