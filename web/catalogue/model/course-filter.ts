import { decimalsOf, type KnownCurrency } from '#contract/visitor-values.ts';
import type { CoursesSearch } from './course-search.ts';

type Currency = Pick<KnownCurrency, 'id' | 'key'>;

/** What the address of a list asks the API for. */
export function courseFilterOf(search: CoursesSearch, currency: Currency) {
  const { search: words, category, type, partner, level, duration, language, city, has_seats } = search;
  const { start_until: until } = search;
  return {
    currency_id: currency.id,
    ...(words && { search: words }),
    ...(category && { category_id: category }),
    ...(type && { type }),
    ...(partner && { partner_id: partner }),
    ...(level && { level }),
    ...(duration && { duration }),
    ...(language && { language }),
    ...(city && { city }),
    ...(has_seats && { has_seats }),
    ...priceFilterOf(search, 10 ** decimalsOf(currency.key)),
    // The day is over when it is over in UTC: classes start by daylight.
    ...(until && { start_at: { lte: `${until}T23:59:59Z` } }),
  };
}

function priceFilterOf({ price_min: min, price_max: max }: CoursesSearch, minorPerUnit: number) {
  if (min === undefined && max === undefined) return {};
  return {
    price_minor: {
      ...(min !== undefined && { gte: min * minorPerUnit }),
      ...(max !== undefined && { lte: max * minorPerUnit }),
    },
  };
}
