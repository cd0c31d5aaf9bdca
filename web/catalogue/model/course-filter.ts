import { decimalsOf, type KnownCurrency } from '#contract/visitor-values.ts';
import type { CoursesSearch } from './course-search.ts';

type Currency = Pick<KnownCurrency, 'id' | 'key'>;

/** What the address of a list asks the API for. */
export function courseFilterOf(search: CoursesSearch, currency: Currency) {
  const { search: words, category, type, partner, city, start_until: until } = search;
  return {
    currency_id: currency.id,
    ...(words && { search: words }),
    ...(category && { category_id: category }),
    ...(type && { type }),
    ...(partner && { partner_id: partner }),
    ...(city && { city }),
    ...kindsOf(search),
    ...priceFilterOf(search, 10 ** decimalsOf(currency.key)),
    // The day is over when it is over in UTC: classes start by daylight.
    ...(until && { start_at: { lte: `${until}T23:59:59Z` } }),
  };
}

/** What goes by the same name on both sides. */
function kindsOf({ level, duration, language, has_seats }: CoursesSearch) {
  return {
    ...(level && { level }),
    ...(duration && { duration }),
    ...(language && { language }),
    ...(has_seats && { has_seats }),
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
